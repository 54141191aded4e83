import { explorePosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(explorePosts, ({ query }, ctx) => lists.explorePosts(ctx, query));

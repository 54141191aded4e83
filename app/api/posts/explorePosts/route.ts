import { explorePosts } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/posts/lists';

export const GET = handle(explorePosts, ({ query }, ctx) => lists.explorePosts(ctx, query));

import { listSavedPosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listSavedPosts, ({ query }, ctx) => lists.listSavedPosts(ctx, query));

import { listSavedPosts } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/posts/lists';

export const GET = handle(listSavedPosts, ({ query }, ctx) => lists.listSavedPosts(ctx, query));

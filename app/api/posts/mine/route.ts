import { listMyPosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listMyPosts, ({ query }, ctx) => lists.listUserPosts(ctx, ctx.viewer.id, query));

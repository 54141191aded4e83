import { listMyPosts } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/posts/lists';

export const GET = handle(listMyPosts, ({ query }, ctx) => lists.listUserPosts(ctx, ctx.viewer.id, query));

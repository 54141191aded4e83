import { listGuestPosts } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/posts/lists';

export const GET = handle(listGuestPosts, ({ query }, ctx) =>
  lists.explorePosts({ ...ctx, viewer: null }, query),
);

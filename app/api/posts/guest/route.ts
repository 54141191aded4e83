import { listGuestPosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listGuestPosts, ({ query }, ctx) =>
  lists.explorePosts({ ...ctx, viewer: null }, query),
);

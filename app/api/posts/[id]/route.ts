import { deletePost, listUserPosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import * as posts from '@/lib/server/posts/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listUserPosts, ({ params, query }, ctx) =>
  lists.listUserPosts(ctx, params.id, query),
);

export const DELETE = handle(deletePost, ({ params }, ctx) => posts.deletePost(ctx, params.id));

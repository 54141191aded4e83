import { createPost, listPosts } from '@/lib/contract/posts';
import * as lists from '@/lib/server/posts/lists';
import * as posts from '@/lib/server/posts/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPosts, ({ query }, ctx) => lists.listPosts(ctx, query));

export const POST = handle(createPost, ({ body }, ctx) => posts.createPost(ctx, body));

import { createPostComment, listPostComments } from '@/lib/contract/comments';
import * as comments from '@/lib/server/comments/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPostComments, ({ params, query }, ctx) =>
  comments.listComments(ctx, { type: 'posts', id: params.id }, query),
);

export const POST = handle(createPostComment, ({ params, body }, ctx) =>
  comments.createComment(ctx, { type: 'posts', id: params.id }, body),
);

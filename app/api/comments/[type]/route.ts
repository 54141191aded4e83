import { createComment, listComments } from '@/lib/contract/comments';
import * as comments from '@/lib/server/comments/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listComments, ({ params, query }, ctx) =>
  comments.listComments(ctx, { type: params.type, id: query.subjectId }, query),
);

export const POST = handle(createComment, ({ params, query, body }, ctx) =>
  comments.createComment(ctx, { type: params.type, id: query.subjectId }, body),
);

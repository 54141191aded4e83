import { deleteComment } from '@/lib/contract/comments';
import * as comments from '@/lib/server/comments/service';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(deleteComment, ({ params }, ctx) =>
  comments.deleteComment(ctx, params.type, params.id),
);

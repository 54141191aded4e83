import { judgeComment } from '@/lib/contract/comment-reports';
import * as comments from '@/lib/server/comments/review';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(judgeComment, ({ params, body }, ctx) =>
  comments.judgeComment(ctx, params.id, body.isHidden),
);

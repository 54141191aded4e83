import { reportComment } from '@/lib/contract/comment-reports';
import * as comments from '@/lib/server/comments/review';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(reportComment, ({ params }, ctx) =>
  comments.reportComment(ctx, params.type, params.id),
);

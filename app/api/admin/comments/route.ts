import { listReportedComments } from '@/lib/contract/comment-reports';
import * as comments from '@/lib/server/comments/review';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listReportedComments, ({ query }, ctx) =>
  comments.listReportedComments(ctx, query),
);

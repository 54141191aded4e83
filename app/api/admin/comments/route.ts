import { listReportedComments } from '@/lib/contract/reported-comments';
import * as comments from '@/lib/server/comments/review';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listReportedComments, ({ query }, ctx) =>
  comments.listReportedComments(ctx, query),
);

// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as commentReports from '@/lib/contract/comment-reports';

export const judgeComment = /* @__PURE__ */ address<typeof commentReports.judgeComment>('judgeComment', 'POST', '/admin/comments/{id}', { touches: ['listReportedComments', 'getWaiting'] });
export const listReportedComments = /* @__PURE__ */ address<typeof commentReports.listReportedComments>('listReportedComments', 'GET', '/admin/comments');
export const reportComment = /* @__PURE__ */ address<typeof commentReports.reportComment>('reportComment', 'POST', '/comments/{type}/{id}/report');

// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCourseMessages from '@/lib/contract/kinds/course-messages';

export const createCourseMessage = /* @__PURE__ */ address<typeof kindsCourseMessages.createCourseMessage>('createCourseMessage', 'POST', '/courses/{id}/messages', { touches: ['listCourseMessages'] });
export const judgeCourseMessage = /* @__PURE__ */ address<typeof kindsCourseMessages.judgeCourseMessage>('judgeCourseMessage', 'POST', '/admin/messages/{id}', { touches: ['listReportedMessages', 'getWaiting'] });
export const listCourseMessages = /* @__PURE__ */ address<typeof kindsCourseMessages.listCourseMessages>('listCourseMessages', 'GET', '/courses/{id}/messages');
export const listReceivedMessages = /* @__PURE__ */ address<typeof kindsCourseMessages.listReceivedMessages>('listReceivedMessages', 'GET', '/product/{id}/messages');
export const listReportedMessages = /* @__PURE__ */ address<typeof kindsCourseMessages.listReportedMessages>('listReportedMessages', 'GET', '/admin/messages');
export const reportCourseMessage = /* @__PURE__ */ address<typeof kindsCourseMessages.reportCourseMessage>('reportCourseMessage', 'POST', '/product/{id}/messages/{messageId}/report');

import type { Docs } from '../openapi/docs';
import type * as kindsCourseMessages from './course-messages';

export const docs: Docs<typeof kindsCourseMessages> = {
  tag: 'Kinds of products',
  schemas: {
    MessageReaders:
      'The recipients of a message: all students of the course, or the students who have been inactive in it for this number of days',
    CourseMessageInput:
      'A message from a creator to all students of a course or to its inactive students. Links are not allowed',
    SentMessage:
      'A message from a creator to students, with the number of recipients. `text` is empty if an operator removed it',
    CourseMessage: 'A message from the creator of a course, as its recipient sees it',
    ReportedMessage: 'A reported message from a creator to buyers of a course or audio series',
  },
  parameters: {
    messageId: 'The id of the message',
  },
  endpoints: {
    createCourseMessage: {
      summary:
        'Sends a message to all students of one of the caller’s courses, or to its inactive students, as a notice and an email. Returns 422 if two messages were sent within the last week',
      example: { to: 'all', text: 'أضفت درسًا قصيرًا يختصر ما فاتكم. عودوا متى شئتم.' },
    },
    listCourseMessages: {
      summary: 'Returns the messages sent to the students of one of the caller’s courses, newest first',
    },
    listReceivedMessages: {
      summary:
        'Returns the messages that the caller, as a present or former student, received from the creator of a course, newest first',
    },
    reportCourseMessage: {
      summary: 'Reports a message to the operators. Reporting it again has no effect',
    },
    listReportedMessages: {
      summary:
        'Returns the reported messages from creators to buyers of courses and audio series, newest first',
    },
    judgeCourseMessage: {
      summary:
        'Resolves the reports of a message by keeping the message or removing its text. Returns 409 `conflict` if no report is open',
      example: { isKept: true },
    },
  },
};

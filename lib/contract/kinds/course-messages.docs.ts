import type { Docs } from '../openapi/docs';
import type * as kindsCourseMessages from './course-messages';

export const docs: Docs<typeof kindsCourseMessages> = {
  tag: 'Kinds of products',
  schemas: {
    MessageReaders: 'All who have the course, or those who did nothing in it for this number of days',
    CourseMessageInput: 'What a creator writes to learners: to all, or to those who stopped; without links',
    SentMessage: 'What a creator wrote to learners, and how many got it',
    CourseMessage: 'What the creator of a course wrote, as somebody who got it sees it',
    ReportedMessage: 'What a creator wrote to buyers of a course or series, and somebody reported',
  },
  parameters: {
    messageId: 'The id of the message',
  },
  endpoints: {
    createCourseMessage: {
      summary:
        'Writes to those who have an own course, or to those who stopped: a notice and a letter; twice a week',
      example: { to: 'all', text: 'أضفت درسًا قصيرًا يختصر ما فاتكم. عودوا متى شئتم.' },
    },
    listCourseMessages: {
      summary: 'What was written to those who have an own course, newest first',
    },
    listReceivedMessages: {
      summary: 'What the creator of a course wrote to the caller, who has it or had it; newest first',
    },
    reportCourseMessage: {
      summary: 'Reports a message to the operators; twice is once',
    },
    listReportedMessages: {
      summary: 'Messages of creators to buyers of courses and series that were reported, newest first',
    },
    judgeCourseMessage: {
      summary: 'The operator has looked at a reported message: it stays, or its words are taken out',
      example: { isKept: true },
    },
  },
};

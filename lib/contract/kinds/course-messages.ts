import { z } from 'zod';
import { hasLink } from '@/lib/shared/tips';
import { MESSAGE_READERS } from '../choices';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, PageQuery, Person, page, prose, Time } from '../fields';
import { COURSE_MESSAGE } from '../limits';

// Messages from the creator of a course to its students. `id` in a path is the id of the product.

/** `all` students, or the students who have not completed the course and were inactive for this number of days. */
export const MessageReaders = z.enum(MESSAGE_READERS);

export const CourseMessageInput = z
  .object({
    to: MessageReaders,
    text: prose(COURSE_MESSAGE.mostLetters, 1).refine((text) => !hasLink(text), 'course-students:wrong.link'),
  })
  .strict();
export type CourseMessageInput = z.output<typeof CourseMessageInput>;

/** A message as its sender sees it. */
export const SentMessage = z.object({
  _id: Id,
  to: MessageReaders,
  /** empty if an operator removed it */
  text: z.string(),
  sentAt: Time,
  readersCount: z.int(),
  isRemoved: z.boolean(),
});
export type SentMessage = z.output<typeof SentMessage>;

export const createCourseMessage = endpoint({
  id: 'createCourseMessage',
  method: 'POST',
  path: '/courses/{id}/messages',
  access: 'owner',
  params: IdParams,
  body: CourseMessageInput,
  response: SentMessage,
  status: 201,
  errors: ['forbidden'],
  touches: ['listCourseMessages'],
});

export const listCourseMessages = endpoint({
  id: 'listCourseMessages',
  method: 'GET',
  path: '/courses/{id}/messages',
  access: 'owner',
  params: IdParams,
  query: PageQuery,
  response: page(SentMessage),
});

/** A message as its recipient sees it. */
export const CourseMessage = z.object({
  _id: Id,
  from: Person,
  text: z.string(),
  sentAt: Time,
  /** whether the caller has reported the message */
  isReported: z.boolean(),
});
export type CourseMessage = z.output<typeof CourseMessage>;

export const listReceivedMessages = endpoint({
  id: 'listReceivedMessages',
  method: 'GET',
  path: '/product/{id}/messages',
  access: 'owner',
  params: IdParams,
  query: PageQuery,
  /** `title` is the title of the course */
  response: page(CourseMessage).extend({ title: z.string() }),
});

export const reportCourseMessage = endpoint({
  id: 'reportCourseMessage',
  method: 'POST',
  path: '/product/{id}/messages/{messageId}/report',
  access: 'owner',
  params: IdParams.extend({ messageId: Id }),
  response: Done,
});

/** A reported message as operators see it. */
export const ReportedMessage = CourseMessage.omit({ isReported: true }).extend({
  course: z.object({ _id: Id, title: z.string() }),
  readersCount: z.int(),
  reportsCount: z.int(),
});
export type ReportedMessage = z.output<typeof ReportedMessage>;

export const listReportedMessages = endpoint({
  id: 'listReportedMessages',
  method: 'GET',
  path: '/admin/messages',
  access: 'admin',
  query: PageQuery,
  response: page(ReportedMessage),
});

export const judgeCourseMessage = endpoint({
  id: 'judgeCourseMessage',
  method: 'POST',
  path: '/admin/messages/{id}',
  access: 'admin',
  params: IdParams,
  body: z
    .object({
      /** false removes the text of the message */
      isKept: z.boolean(),
    })
    .strict(),
  response: Done,
  errors: ['not_found', 'conflict'],
  touches: ['listReportedMessages', 'getWaiting'],
});

import { z } from 'zod';
import { CommentTypes } from './comments';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, PageQuery, Person, page, Time } from './fields';

export const reportComment = endpoint({
  id: 'reportComment',
  method: 'POST',
  path: '/comments/{type}/{id}/report',
  access: 'member',
  params: CommentTypes.extend({ id: Id }),
  response: Done,
  errors: ['not_found', 'not_entitled', 'not_open_yet'],
});

/** A comment as operators see it. */
export const ReportedComment = z.object({
  _id: Id,
  author: Person,
  text: z.string(),
  writtenAt: Time,
  /** the post or product under which it stands; for a question the course */
  about: z.object({ type: z.enum(['posts', 'products']), _id: Id, title: z.string() }),
  /** the lesson of a question */
  lesson: z.string().nullable(),
  reportsCount: z.int(),
  isHidden: z.boolean(),
});
export type ReportedComment = z.output<typeof ReportedComment>;

export const listReportedComments = endpoint({
  id: 'listReportedComments',
  method: 'GET',
  path: '/admin/comments',
  access: 'admin',
  query: PageQuery.extend({ state: z.enum(['waiting', 'hidden']).default('waiting') }),
  response: page(ReportedComment),
});

export const judgeComment = endpoint({
  id: 'judgeComment',
  method: 'POST',
  path: '/admin/comments/{id}',
  access: 'admin',
  params: IdParams,
  body: z.object({ isHidden: z.boolean() }).strict(),
  response: Done,
  errors: ['not_found', 'conflict'],
  touches: ['listReportedComments', 'getWaiting'],
});

import { z } from 'zod';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, Mention, PageQuery, Person, page, prose, Time } from './fields';
import { LONGEST_COMMENT } from './limits';

export const CommentView = z.object({
  _id: Id,
  /** like the text, null for a comment that the caller does not read, which only keeps the place of its answers */
  author: Person.nullable(),
  text: z.string().nullable(),
  /** an operator hid it: only its author still reads it */
  isHidden: z.boolean(),
  /** the caller blocked its author, and it is under the caller's post: nobody else reads it, and it is not counted */
  isFolded: z.boolean(),
  mentions: z.array(Mention),
  parentId: Id.nullable(),
  repliesCount: z.int(),
  /** answers that are folded for the caller */
  foldedRepliesCount: z.int(),
  can: z.object({ delete: z.boolean(), report: z.boolean() }),
  createdAt: Time,
});
export type CommentView = z.output<typeof CommentView>;

const CommentBody = z
  .object({ text: prose(LONGEST_COMMENT, 1), parentId: Id.nullable().default(null) })
  .strict();
const CommentsQuery = PageQuery.extend({ parentId: Id.optional() });
/** Under what comments stand. */
export const CommentTypes = z.object({ type: z.enum(['posts', 'products', 'lessons']) });
const LIMIT = { max: 240, seconds: 3600 };

export const listPostComments = endpoint({
  id: 'listPostComments',
  method: 'GET',
  path: '/posts/{id}/comments',
  access: 'guest',
  params: IdParams,
  query: CommentsQuery,
  response: page(CommentView),
  errors: ['not_entitled'],
});

export const createPostComment = endpoint({
  id: 'createPostComment',
  method: 'POST',
  path: '/posts/{id}/comments',
  access: 'member',
  params: IdParams,
  body: CommentBody,
  response: CommentView,
  status: 201,
  errors: ['not_entitled', 'rate_limited'],
  rateLimit: LIMIT,
});

export const listComments = endpoint({
  id: 'listComments',
  method: 'GET',
  path: '/comments/{type}',
  access: 'guest',
  params: CommentTypes,
  query: CommentsQuery.extend({ subjectId: Id }),
  response: page(CommentView),
  errors: ['not_found', 'not_entitled', 'not_open_yet'],
});

export const createComment = endpoint({
  id: 'createComment',
  method: 'POST',
  path: '/comments/{type}',
  access: 'member',
  params: CommentTypes,
  query: z.object({ subjectId: Id }),
  body: CommentBody,
  response: CommentView,
  status: 201,
  errors: ['not_found', 'not_entitled', 'not_open_yet', 'rate_limited'],
  rateLimit: LIMIT,
});

export const deleteComment = endpoint({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/comments/{type}/{id}',
  access: 'owner',
  params: CommentTypes.extend({ id: Id }),
  response: Done,
});

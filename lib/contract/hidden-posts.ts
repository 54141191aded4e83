import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams, PageQuery, Person, page, prose, Time } from './fields';

export const HiddenPost = z.object({
  /** of the post */
  _id: Id,
  author: Person,
  /** empty for a post without a paid part */
  title: z.string(),
  /** what everybody could read */
  text: z.string(),
  reason: z.string(),
  hiddenBy: z.string(),
  hiddenAt: Time,
  /** purchases that are still to be refunded */
  waiting: z.int(),
});
export type HiddenPost = z.output<typeof HiddenPost>;

export const listHiddenPosts = endpoint({
  id: 'listHiddenPosts',
  method: 'GET',
  path: '/operator/posts',
  access: 'admin',
  query: PageQuery,
  response: page(HiddenPost),
});

export const hidePost = endpoint({
  id: 'hidePost',
  method: 'POST',
  path: '/operator/posts/{id}/hide',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: prose(1000, 1) }),
  response: z.object({ done: z.literal(true) }),
  errors: ['conflict'],
  touches: ['listHiddenPosts'],
});

const POST_ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** The fields of the console's form: the post's address or id, and the reason. */
export const HideForm = hidePost.body.extend({ post: z.string().regex(POST_ID, 'validation:postAddress') });

/** The id of the post in an address that `HideForm` has accepted. */
export const postIdIn = (address: string): string => POST_ID.exec(address)?.[0].toLowerCase() ?? '';

export const showPost = endpoint({
  id: 'showPost',
  method: 'POST',
  path: '/operator/posts/{id}/show',
  access: 'admin',
  params: IdParams,
  response: z.object({ done: z.literal(true) }),
  errors: ['conflict'],
  touches: ['listHiddenPosts'],
});

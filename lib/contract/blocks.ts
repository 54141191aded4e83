import { z } from 'zod';
import { endpoint } from './endpoint';
import { IdParams, PageQuery, Person, page, Time } from './fields';

/** Fewer than other writes: each may count comments on many posts again, whose pages are then made again. */
const MOST_BLOCKS = { max: 120, seconds: 3600 } as const;

/** A person that the caller blocked or muted, and since when. */
export const LimitedPerson = Person.extend({ since: Time });
export type LimitedPerson = z.output<typeof LimitedPerson>;

export const blockUser = endpoint({
  id: 'blockUser',
  method: 'POST',
  path: '/users/block/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isBlocked: z.literal(true) }),
  errors: ['conflict', 'rate_limited'],
  rateLimit: MOST_BLOCKS,
});

export const unblockUser = endpoint({
  id: 'unblockUser',
  method: 'POST',
  path: '/users/unblock/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isBlocked: z.literal(false) }),
  errors: ['conflict', 'rate_limited'],
  rateLimit: MOST_BLOCKS,
});

export const muteUser = endpoint({
  id: 'muteUser',
  method: 'POST',
  path: '/users/mute/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isMuted: z.literal(true) }),
  errors: ['conflict', 'rate_limited'],
});

export const unmuteUser = endpoint({
  id: 'unmuteUser',
  method: 'POST',
  path: '/users/unmute/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isMuted: z.literal(false) }),
  errors: ['conflict', 'rate_limited'],
});

export const listBlocked = endpoint({
  id: 'listBlocked',
  method: 'GET',
  path: '/users/blocked',
  access: 'member',
  query: PageQuery,
  response: page(LimitedPerson),
});

export const listMuted = endpoint({
  id: 'listMuted',
  method: 'GET',
  path: '/users/muted',
  access: 'member',
  query: PageQuery,
  response: page(LimitedPerson),
});

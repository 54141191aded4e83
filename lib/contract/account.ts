import { z } from 'zod';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, Time } from './fields';
import { PASSWORD_LENGTH, Password } from './new-accounts';

/** Required if the account has a password; without one, a sign-in within the last ten minutes counts. */
export const OwnPassword = z.string().normalize('NFC').max(PASSWORD_LENGTH, 'validation:tooLong').optional();
/** The password in the form of an account that has one: required. */
export const GivenPassword = OwnPassword.unwrap().min(1, 'validation:required');

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/users/changePassword',
  access: 'member',
  body: z.object({ current: OwnPassword, password: Password }),
  response: Done,
  errors: ['password_wrong', 'sign_in_again', 'rate_limited'],
  rateLimit: { max: 30, seconds: 900 },
});

export const SessionView = z.object({
  _id: Id,
  /** the caller's own session */
  isCurrent: z.boolean(),
  /** null when the browser did not say */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isMobile: z.boolean(),
  address: z.string(),
  createdAt: Time,
  /** rounded to ten minutes */
  lastSeenAt: Time,
});
export type SessionView = z.output<typeof SessionView>;

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/users/sessions',
  access: 'member',
  response: z.object({ data: z.array(SessionView) }),
});

export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/users/sessions/{id}',
  access: 'owner',
  params: IdParams,
  response: Done,
  touches: ['listSessions'],
});

export const endSessions = endpoint({
  id: 'endSessions',
  method: 'POST',
  path: '/users/sessions/end',
  access: 'member',
  body: z.object({ scope: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.int() }),
});

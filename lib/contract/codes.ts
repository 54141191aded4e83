import { z } from 'zod';
import { OwnPassword } from './account';
import { endpoint } from './endpoint';
import { Done } from './fields';
import { Email, Password } from './new-accounts';

/** The secret of a link or a ticket; any other text is a link that does not work, not a malformed request. */
const Secret = z.string().min(1, 'validation:required').max(200, 'validation:tooLong');
/** Something was sent; the next may be asked for after this number of seconds. */
export const Sent = z.object({ resendSeconds: z.int() });

/** Per network address; messages to one number or mailbox are counted separately. */
export const SENDS = { max: 30, seconds: 3600 } as const;
export const TRIES = { max: 60, seconds: 900 } as const;

export const verifyEmail = endpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/users/verify',
  access: 'guest',
  body: z.object({ token: Secret }),
  response: z.object({ email: z.string(), changed: z.boolean() }),
  errors: ['link_invalid', 'email_taken', 'sign_in_again', 'rate_limited'],
  rateLimit: TRIES,
});

export const sendVerification = endpoint({
  id: 'sendVerification',
  method: 'POST',
  path: '/users/sendVerification',
  access: 'member',
  response: Sent,
  errors: ['conflict', 'rate_limited'],
  rateLimit: SENDS,
});

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/users/forgotPassword',
  access: 'guest',
  body: z.object({ email: Email }),
  response: Sent,
  errors: ['rate_limited'],
  rateLimit: SENDS,
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/users/resetPassword',
  access: 'guest',
  body: z.object({ token: Secret, password: Password }),
  response: Done,
  errors: ['link_invalid', 'rate_limited'],
  rateLimit: TRIES,
});

export const getContact = endpoint({
  id: 'getContact',
  method: 'GET',
  path: '/users/contact',
  access: 'member',
  response: z.object({
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    hasPassword: z.boolean(),
  }),
});

export const changeEmail = endpoint({
  id: 'changeEmail',
  method: 'POST',
  path: '/users/changeEmail',
  access: 'member',
  body: z.object({ email: Email, password: OwnPassword }),
  response: Sent,
  errors: ['password_wrong', 'sign_in_again', 'conflict', 'rate_limited'],
  rateLimit: SENDS,
});

import { z } from 'zod';
import { OwnPassword } from './account';
import { endpoint } from './endpoint';
import { codeLike, Time } from './fields';

/** Six digits of the app, or a recovery code. The server checks it, and counts the tries. */
const Code = codeLike().trim().min(1, 'validation:required').max(40, 'validation:factorCode');
const Codes = z.object({ recoveryCodes: z.array(z.string()) });

// A person types a few; the tries themselves are counted in the operator's row.
const TRIES = { max: 60, seconds: 900 } as const;

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/operator/second-factor',
  access: 'admin_unproven',
  response: z.object({
    enrolled: z.boolean(),
    passedUntil: Time.nullable(),
    recoveryCodesLeft: z.int(),
    hasPassword: z.boolean(),
  }),
});

export const startSecondFactor = endpoint({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/operator/second-factor/enrolment',
  access: 'admin_unproven',
  body: z.object({ password: OwnPassword }),
  response: z.object({ secret: z.string(), uri: z.string(), svg: z.string() }),
  errors: ['password_wrong', 'sign_in_again', 'second_factor_required', 'rate_limited'],
  rateLimit: TRIES,
});

export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/operator/second-factor/confirm',
  access: 'admin_unproven',
  body: z.object({ code: Code }),
  response: Codes,
  errors: ['code_invalid', 'conflict', 'second_factor_required', 'rate_limited'],
  rateLimit: TRIES,
});

export const passSecondFactor = endpoint({
  id: 'passSecondFactor',
  method: 'POST',
  path: '/operator/second-factor/pass',
  access: 'admin_unproven',
  body: z.object({ code: Code }),
  response: z.object({ passedUntil: Time }),
  errors: ['code_invalid', 'conflict', 'rate_limited'],
  rateLimit: TRIES,
});

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/operator/second-factor/recovery-codes',
  access: 'admin',
  body: z.object({ code: Code }),
  response: Codes,
  errors: ['code_invalid', 'conflict', 'rate_limited'],
  rateLimit: TRIES,
});

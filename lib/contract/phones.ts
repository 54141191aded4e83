import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import { toLatinDigits } from '@/lib/shared/arabic';
import { OwnPassword } from './account';
import { SENDS, Sent, TRIES } from './codes';
import { endpoint } from './endpoint';
import { Code, codeLike, Locale } from './fields';

// Separate from users.ts: the rules for all countries' numbers are large, and few pages need them.

/**
 * A mobile number with its country code, in any digits, spaces, dashes and brackets; E.164 by libphonenumber's rules.
 */
export const Phone = codeLike()
  .min(1, 'validation:required')
  .max(60, 'validation:phone')
  .transform((text, context) => {
    const phone = toE164(text);
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'validation:phone' });
    return z.NEVER;
  });

/** @returns undefined if it is not a mobile number with its country code */
function toE164(text: string): string | undefined {
  const plain = toLatinDigits(text.normalize('NFKC')).trim().replace(/^00/, '+');
  if (!/^\+[\d\s().-]+$/.test(plain)) return undefined;
  const parsed = parsePhoneNumberFromString(plain);
  return parsed?.isValid() ? parsed.number : undefined;
}

export const sendOtp = endpoint({
  id: 'sendOtp',
  method: 'POST',
  path: '/users/sendOTP',
  access: 'guest',
  body: z.object({ phone: Phone, locale: Locale.default('ar') }),
  response: Sent,
  errors: ['rate_limited'],
  rateLimit: SENDS,
});

export const verifyOtp = endpoint({
  id: 'verifyOtp',
  method: 'POST',
  path: '/users/verifyOTP',
  access: 'guest',
  body: z.object({ phone: Phone, code: Code }),
  response: z.object({ ticket: z.string(), isNew: z.boolean() }),
  errors: ['code_invalid', 'rate_limited'],
  rateLimit: TRIES,
});

export const changePhone = endpoint({
  id: 'changePhone',
  method: 'POST',
  path: '/users/changePhone',
  access: 'member',
  body: z.object({ phone: Phone, password: OwnPassword }),
  response: Sent,
  errors: ['password_wrong', 'sign_in_again', 'conflict', 'rate_limited'],
  rateLimit: SENDS,
});

export const confirmPhone = endpoint({
  id: 'confirmPhone',
  method: 'POST',
  path: '/users/confirmPhone',
  access: 'member',
  body: z.object({ phone: Phone, code: Code }),
  response: z.object({ phone: z.string() }),
  errors: ['code_invalid', 'phone_taken', 'rate_limited'],
  rateLimit: TRIES,
});

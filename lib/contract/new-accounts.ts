import { z } from 'zod';
import { codeLike, FullName, Locale, Name } from './fields';
import { Handle } from './handles';

// Separate from users.ts: the forms to sign in and to register need no more than this.

/** Full-width characters are folded before the address is checked. */
export const Email = codeLike()
  .min(1, 'validation:required')
  .max(254, 'validation:email')
  .transform((email) => email.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email('validation:email'));

export const PASSWORD_LENGTH = 128;

export const Password = z
  .string()
  .normalize('NFC')
  .min(1, 'validation:required')
  .min(10, 'validation:passwordShort')
  .max(PASSWORD_LENGTH, 'validation:tooLong');

/** The data to register a person. */
export const NewPerson = z.object({
  accountType: z.literal('INDIVIDUAL').optional(),
  name: FullName,
  email: Email,
  password: Password,
  locale: Locale.default('ar'),
});

/** The data to register a company; its setup adds the rest. */
export const NewCompany = z.object({
  accountType: z.literal('COMPANY'),
  name: Name,
  handle: Handle,
  email: Email,
  password: Password,
  locale: Locale.default('ar'),
});

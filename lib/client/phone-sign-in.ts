import type { ErrorCode } from '@/lib/contract/errors';
import type { Locale } from '@/lib/i18n/locales';
import { reportEvent } from './analytics';
import { ApiError } from './api-error';
import { takeSession } from './auth';
import { signInBy } from './next-auth';

const TOLD: Partial<Record<string, { code: ErrorCode; status: number }>> = {
  link_invalid: { code: 'link_invalid', status: 409 },
  invalid: { code: 'invalid', status: 422 },
  rate_limited: { code: 'rate_limited', status: 429 },
  invalid_credentials: { code: 'forbidden', status: 403 },
};

/**
 * Signs in with the ticket of a right code, then keeps the token and the session object.
 * @param name for a new member; ignored for others
 * @throws ApiError `link_invalid` when the ticket has expired, `invalid` for an invalid name, `forbidden` for a closed
 *   account
 */
export async function signInWithTicket(ticket: string, name: string, locale: Locale): Promise<void> {
  const error = await signInBy('callback/phone', { ticket, name, locale });
  if (error) {
    const told = TOLD[error] ?? { code: 'unavailable' as const, status: 503 };
    throw new ApiError({
      ...told,
      ...(told.code === 'invalid' ? { errors: { name: 'validation:fullName' } } : {}),
    });
  }
  await takeSession();
  reportEvent('signed_in_with_phone');
}

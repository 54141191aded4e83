import 'server-only';
import { LOCALE_COOKIE, LOCALE_HEADER, parseLocale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/errors';
import { cookieReader } from '@/lib/server/http/cookies';
import { problemResponse } from '@/lib/server/http/respond';
import { newId } from '@/lib/server/ids';

/** The answer to an address that the API does not have, as the launcher's own server gives it. */
export async function missing(request: Request): Promise<Response> {
  const cookie = cookieReader(request.headers.get('cookie'))(LOCALE_COOKIE);
  return problemResponse(
    new AppError('not_found'),
    parseLocale(request.headers.get(LOCALE_HEADER) ?? cookie),
    newId(),
  );
}

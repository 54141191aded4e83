import 'server-only';
import type { ErrorCode } from '@/lib/contract/errors';
import { LOCALE_COOKIE, LOCALE_HEADER, parseLocale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { cookieReader } from './cookies';
import { problemResponse } from './respond';

/** The refusal of a request that no endpoint has seen, in the caller's language as `handle` would write it. */
export function refuse(headers: Headers, code: ErrorCode): Response {
  const cookie = cookieReader(headers.get('cookie'))(LOCALE_COOKIE);
  return problemResponse(new AppError(code), parseLocale(headers.get(LOCALE_HEADER) ?? cookie), newId());
}

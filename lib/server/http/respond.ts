import 'server-only';
import { ERROR_STATUS, type Problem } from '@/lib/contract/errors';
import type { Digits, Locale } from '@/lib/i18n/locales';
import { errorWords, translateKey } from '@/lib/i18n/translate';
import type { AppError } from '@/lib/server/errors';
import { isolate } from '@/lib/shared/arabic';
import { sizeOf } from '@/lib/shared/file-size';

const BASE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Authorization, Cookie',
};

/** Headers of an answer that is the same for everybody and may be cached for a while. */
export function publicFor(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Encoding' };
}

/** An answer that is not a Response yet: the launcher's server writes it directly, which saves a stream for each. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export function toResponse({ text, ...init }: Answer): Response {
  return new Response(text, init);
}

/** A JSON answer with the API's own headers. */
export function jsonAnswer(body: unknown, status: number, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { ...BASE_HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers },
    text: JSON.stringify(body),
  };
}

/** An error as RFC 9457 problem details, in the caller's language and digits. */
export function problemAnswer(
  error: AppError,
  locale: Locale,
  requestId: string,
  digits: Digits = 'latn',
): Answer {
  const say = (part: 'title' | 'detail') => words(locale, digits, error, part);
  const problem: Problem = {
    type: `about:blank#${error.code}`,
    title: say('title'),
    status: error.status,
    detail: say('detail'),
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
    ...(error.slots ? { slots: error.slots } : {}),
    requestId,
  };
  return {
    status: error.status,
    headers: {
      ...BASE_HEADERS,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'X-Request-Id': requestId,
      ...(error.status === ERROR_STATUS.unauthenticated ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...(error.retryAfter ? { 'Retry-After': String(error.retryAfter) } : {}),
    },
    text: JSON.stringify(problem),
  };
}

/** The same as a Response. */
export function problemResponse(error: AppError, locale: Locale, requestId: string): Response {
  return toResponse(problemAnswer(error, locale, requestId));
}

function words(
  locale: Locale,
  digits: Digits,
  { code, sizes = {} }: AppError,
  part: 'title' | 'detail',
): string {
  const values = Object.entries(sizes).map(([name, bytes]) => {
    const { value, unit } = sizeOf(bytes);
    return [name, isolate(translateKey(locale, `products:size.${unit}`, { value }, digits) ?? '')];
  });
  return errorWords(locale, code, part, Object.fromEntries(values), digits);
}

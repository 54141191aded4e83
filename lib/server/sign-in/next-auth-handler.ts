import 'server-only';
import NextAuth from 'next-auth';
import { deviceCookieFor } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { callerAddress } from '@/lib/server/http/address';
import { cookieReader, sessionCookie } from '@/lib/server/http/cookies';
import { isCrossOrigin } from '@/lib/server/http/origin';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import { refuse } from '@/lib/server/http/refuse';
import { speaksOurVersion } from '@/lib/server/http/version';
import { hasGoogle } from './google';
import { loginInsteadOf, loginWithError } from './login-errors';
import { authOptions, type Proven } from './options';

type RouteContext = { params: Promise<{ nextauth: string[] }> };

/**
 * What our pages ask next-auth for. Its own pages, and the log that it would write for anybody, are not for this site.
 */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ['csrf', 'providers', 'session'],
  POST: ['callback/password', 'callback/phone', 'signout'],
};
const GOOGLE_ACTIONS: Record<string, readonly string[]> = {
  GET: ['callback/google'],
  POST: ['signin/google'],
};
// Each asks the provider something; a person needs a handful.
const GOOGLE_LIMIT = { max: 60, seconds: 900 };
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * next-auth behind the checks that our own routes of sign-in have: known actions only, forms only (it fails at JSON
 * that is none), no form that another site's page has sent, and nowhere to go on to that it could not read as an
 * address.
 */
export async function answerNextAuth(request: Request, context: RouteContext): Promise<Response> {
  const action = (await context.params).nextauth.join('/');
  if (!speaksOurVersion(request)) return refuse(request.headers, 'unsupported_version');
  const isGoogle = hasGoogle() && Boolean(GOOGLE_ACTIONS[request.method]?.includes(action));
  if (!isGoogle && !ACTIONS[request.method]?.includes(action)) return refuse(request.headers, 'not_found');
  if (request.method === 'POST') {
    if (isCrossOrigin(request)) return refuse(request.headers, 'cross_origin');
    if (!FORM.test(request.headers.get('content-type') ?? ''))
      return refuse(request.headers, 'unsupported_media');
  }
  if (!(await callbacksOf(request)).every(isAddress)) return refuse(request.headers, 'invalid');
  if (isGoogle && !(await isWithinLimit(request))) {
    if (request.method === 'POST') return refuse(request.headers, 'rate_limited');
    return Response.redirect(loginWithError('rate_limited', request));
  }
  const proven: Proven = { userId: null };
  const response: Response = await NextAuth(authOptions(request, proven))(request, context);
  const login = loginInsteadOf(response.headers.get('location') ?? '/', request);
  if (login) response.headers.set('location', login);
  // Both: somebody proved who they are, and next-auth let them in by it.
  if (proven.userId && startsSession(response)) await knowDevice(proven.userId, request, response);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  // What the browser keeps of a member must not be there for whoever uses it next.
  if (action === 'signout' && response.ok) response.headers.set('clear-site-data', '"cache", "storage"');
  return response;
}

async function knowDevice(userId: string, { headers }: Request, response: Response): Promise<void> {
  const cookie = await deviceCookieFor(db(), headers, userId, new Date());
  if (cookie) response.headers.append('set-cookie', cookie);
}

const startsSession = ({ headers }: Response): boolean =>
  headers
    .getSetCookie()
    .some((line) => line.startsWith(`${sessionCookie().name}=`) && !/Max-Age=0/i.test(line));

function isWithinLimit(request: Request): Promise<boolean> {
  const key = `google:${callerAddress(request.headers)}`;
  return countAgainstLimit(db(), key, GOOGLE_LIMIT, new Date()).then(
    () => true,
    () => false,
  );
}

/** Where a request says to go on to: next-auth takes it from the form, the address, or a cookie of its own. */
async function callbacksOf(request: Request): Promise<string[]> {
  const form = request.method === 'POST' ? await request.clone().text() : '';
  const cookie = cookieReader(request.headers.get('cookie'));
  return [
    ...new URLSearchParams(form).getAll('callbackUrl'),
    ...new URL(request.url).searchParams.getAll('callbackUrl'),
    ...['', '__Secure-'].map((prefix) => decoded(cookie(`${prefix}next-auth.callback-url`) ?? '')),
  ].filter(Boolean);
}

const isAddress = (url: string) => /^(\/|https?:)/.test(url) && URL.canParse(url, 'http://localhost');

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

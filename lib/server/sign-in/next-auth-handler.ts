import 'server-only';
import NextAuth from 'next-auth';
import { deviceCookieFor } from '@/lib/server/auth/service';
import { clock } from '@/lib/server/clock';
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

/** What our pages need from next-auth. Its own pages, and its log that anybody could fill, are switched off. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ['csrf', 'providers', 'session'],
  POST: ['callback/password', 'callback/phone', 'signout'],
};
const GOOGLE_ACTIONS: Record<string, readonly string[]> = {
  GET: ['callback/google'],
  POST: ['signin/google'],
};
// Each of these asks the provider something; a person needs only a few.
const GOOGLE_LIMIT = { max: 60, seconds: 900 };
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * next-auth after the checks that our own sign-in routes have: known actions only, forms only (it fails at JSON that
 * cannot be read), no form sent by another site's page, and no address to go on to that it cannot read.
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
  // Both must be true: somebody proved who they are, and next-auth let them in.
  if (proven.userId && startsSession(response)) await knowDevice(proven.userId, request, response);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  // What the browser stored for a member must not be there for the next person who uses it.
  if (action === 'signout' && response.ok) response.headers.set('clear-site-data', '"cache", "storage"');
  return response;
}

async function knowDevice(userId: string, { headers }: Request, response: Response): Promise<void> {
  const cookie = await deviceCookieFor(db(), headers, userId, clock.now());
  if (cookie) response.headers.append('set-cookie', cookie);
}

const startsSession = ({ headers }: Response): boolean =>
  headers
    .getSetCookie()
    .some((line) => line.startsWith(`${sessionCookie().name}=`) && !/Max-Age=0/i.test(line));

function isWithinLimit(request: Request): Promise<boolean> {
  const key = `google:${callerAddress(request.headers)}`;
  return countAgainstLimit(db(), key, GOOGLE_LIMIT, clock.now()).then(
    () => true,
    () => false,
  );
}

/** The address that a request wants to go on to: next-auth takes it from the form, the address, or its own cookie. */
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

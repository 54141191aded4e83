import 'server-only';
import NextAuth from 'next-auth';
import { isCrossOrigin } from '@/lib/server/http/origin';
import { refuse } from '@/lib/server/http/refuse';
import { authOptions } from './options';

type RouteContext = { params: Promise<{ nextauth: string[] }> };

/**
 * What our pages ask next-auth for. Its own pages, and the log that it would write for anybody, are not for this site;
 * a further provider adds its `signin/…` and `callback/…` here.
 */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ['csrf', 'providers', 'session'],
  POST: ['callback/password', 'signout'],
};
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * next-auth behind the checks that our own routes of sign-in have: known actions only, forms only (it fails at JSON that
 * is none), and no form that another site's page has sent.
 */
export async function answerNextAuth(request: Request, context: RouteContext): Promise<Response> {
  const action = (await context.params).nextauth.join('/');
  if (!ACTIONS[request.method]?.includes(action)) return refuse(request.headers, 'not_found');
  if (request.method === 'POST') {
    if (isCrossOrigin(request)) return refuse(request.headers, 'cross_origin');
    if (!FORM.test(request.headers.get('content-type') ?? ''))
      return refuse(request.headers, 'unsupported_media');
  }
  const response: Response = await NextAuth(authOptions())(request, context);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}

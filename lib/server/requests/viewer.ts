import 'server-only';
import { ACCOUNT_HEADER } from '@/lib/contract/account-header';
import type { Access, AnyEndpoint } from '@/lib/contract/endpoint';
import { countingViewerOfSession, viewerOfSession } from '@/lib/server/auth/service';
import { readToken } from '@/lib/server/auth/tokens';
import type { Db, Viewer } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { callerAddress } from '@/lib/server/http/address';
import { cookieReader, sessionIdFromCookie } from '@/lib/server/http/cookies';
import { countAgainstLimit, refuseAbove, windowStart } from '@/lib/server/http/rate-limit';
import { isProvenOperator } from '@/lib/server/second-factor/policy';

/**
 * The caller, counted against the endpoint's limit: a member by id, anybody else by address. Only `session` endpoints
 * look at the cookie; all others take the Authorization header alone. A token that is not valid is refused even where
 * none is needed, so that the client refreshes it. So is a call from a page that was made for another account.
 * @throws AppError `unauthenticated`, `other_account`, `forbidden`, `second_factor_required`, `rate_limited`
 */
export async function authenticate(
  request: Request,
  { id, access, rateLimit }: Pick<AnyEndpoint, 'id' | 'access' | 'rateLimit'>,
  db: Db,
  now: Date,
): Promise<Viewer | null> {
  const sessionId = await sessionOf(request, access, now);
  if (!sessionId) {
    if (access !== 'guest' && access !== 'signed') throw new AppError('unauthenticated');
    if (rateLimit) await countAgainstLimit(db, `${id}:${callerAddress(request.headers)}`, rateLimit, now);
    return null;
  }
  const madeFor = request.headers.get(ACCOUNT_HEADER);
  if (!rateLimit) return allowed(await viewerOfSession(db, sessionId, now), { access, madeFor, now });
  const use = { prefix: `${id}:`, windowStart: windowStart(rateLimit, now) };
  const counted = await countingViewerOfSession(db, sessionId, use, now);
  const viewer = allowed(counted?.viewer, { access, madeFor, now });
  refuseAbove(rateLimit, counted?.uses ?? 0, now);
  return viewer;
}

function sessionOf(request: Request, access: Access, now: Date): Promise<string | null> | null {
  if (access === 'signed') return null;
  return access === 'session' ? fromCookie(request) : fromHeader(request, now);
}

function allowed(
  viewer: Viewer | null | undefined,
  { access, madeFor, now }: { access: Access; madeFor: string | null; now: Date },
): Viewer {
  if (!viewer) throw new AppError('unauthenticated');
  if (madeFor !== null && madeFor !== viewer.id) throw new AppError('other_account');
  if (!mayCall(viewer.role, access)) throw new AppError('forbidden');
  if (access === 'admin' && !isProvenOperator(viewer, now)) throw new AppError('second_factor_required');
  return viewer;
}

function mayCall(role: Viewer['role'], access: Access): boolean {
  if (access === 'admin' || access === 'admin_unproven') return role === 'ADMIN';
  if (access === 'creator') return role === 'CREATOR' || role === 'ADMIN';
  return true;
}

async function fromCookie(request: Request): Promise<string> {
  const sessionId = await sessionIdFromCookie(cookieReader(request.headers.get('cookie')));
  if (!sessionId) throw new AppError('unauthenticated');
  return sessionId;
}

async function fromHeader(request: Request, now: Date): Promise<string | null> {
  const header = request.headers.get('authorization');
  if (!header) return null;
  const token = /^Bearer ([\w.-]{20,4000})$/.exec(header)?.[1];
  if (!token) throw new AppError('unauthenticated');
  return readToken(token, now);
}

import 'server-only';
import type { Access } from '@/lib/contract/endpoint';
import { cookieReader, sessionIdFromCookie } from '@/lib/server/auth/cookies';
import { viewerOfSession } from '@/lib/server/auth/service';
import { readToken } from '@/lib/server/auth/tokens';
import type { Db, Viewer } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { isProvenOperator } from '@/lib/server/second-factor/policy';

/**
 * Who calls. Only `session` endpoints look at the cookie; every other takes the Authorization header alone.
 * A token that is not good is refused even where none is needed, so that the client refreshes it.
 * @throws AppError `unauthenticated`, `forbidden`, `second_factor_required`
 */
export async function authenticate(
  request: Request,
  access: Access,
  db: Db,
  now: Date,
): Promise<Viewer | null> {
  if (access === 'signed') return null;
  const sessionId = access === 'session' ? await fromCookie(request) : await fromHeader(request, now);
  const viewer = sessionId ? await viewerOfSession(db, sessionId, now) : null;
  if (!viewer && (sessionId || access !== 'guest')) throw new AppError('unauthenticated');
  if (viewer && !mayCall(viewer.role, access)) throw new AppError('forbidden');
  if (viewer && access === 'admin' && !isProvenOperator(viewer, now))
    throw new AppError('second_factor_required');
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

import 'server-only';
import { Email } from '@/lib/contract/new-accounts';
import type { Ctx, Db, MemberCtx, Viewer } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { cookieReader, sessionIdFromCookie } from '@/lib/server/http/cookies';
import { newId } from '@/lib/server/ids';
import { type Credentials, deviceCookie, knownDevice } from './devices';
import { checkPassword } from './passwords';
import {
  findCredentials,
  findCredentialsOf,
  findViewer,
  findViewerCounting,
  holdCredentials,
  insertSession,
  revokeSession,
  revokeSessionsOf,
} from './repo';
import { updateLastSeen } from './repo-sessions';
import { mintToken } from './tokens';
import { countTry, uncountTry } from './tries';

export interface SignInMeta {
  userAgent: string;
  address: string;
}

export interface DeviceMeta {
  /** the browser's id, where the account has signed in with it before */
  deviceFor?: (account: Credentials | undefined) => Promise<string | null>;
}

/**
 * Checks e-mail and password and starts a session of 7 days. For an unknown e-mail the answer is the same and takes as
 * long.
 * @throws AppError `invalid_credentials`, `too_many_tries`, `rate_limited`
 */
export async function signInWithPassword(
  ctx: Ctx,
  given: { email: string; password: string },
  meta: SignInMeta & DeviceMeta,
): Promise<{ userId: string; sessionId: string }> {
  const email = Email.safeParse(given.email);
  const account = email.success ? await findCredentials(ctx.db, email.data) : undefined;
  const place = { address: meta.address, device: (await meta.deviceFor?.(account)) ?? null };
  await countTry(ctx, email.success ? email.data : null, place);
  const matches = await checkPassword(account?.password_hash, given.password);
  if (!account || !matches || !email.success) throw new AppError('invalid_credentials');
  await uncountTry(ctx, email.data, place);
  return inTransaction(ctx, async (ctx) => {
    // The check takes a while. If the password was changed meanwhile, that has ended all sessions, and this one must
    // not start.
    if (!(await holdCredentials(ctx.db, account))) throw new AppError('invalid_credentials');
    return startSession(ctx, account.id, meta);
  });
}

/** Starts a session for a user who has just proven who they are. */
export async function startSession(ctx: Ctx, userId: string, meta: SignInMeta) {
  const sessionId = newId();
  await insertSession(ctx.db, { id: sessionId, userId, ...meta, now: ctx.now });
  return { userId, sessionId };
}

/** A fresh access token for the caller's session, which counts as seen now. */
export async function refreshToken(ctx: MemberCtx) {
  await updateLastSeen(ctx.db, ctx.viewer.sessionId, ctx.now);
  return mintToken(ctx.viewer.sessionId, ctx.now);
}

/**
 * Makes the browser of a live session known for its account again: a new password ends all other sessions, and makes
 * every browser unknown.
 * @returns a Set-Cookie line, null where it is known
 */
export async function renewDevice(ctx: MemberCtx, headers: Headers): Promise<string | null> {
  const account = await findCredentialsOf(ctx.db, ctx.viewer.id);
  if (!account || (await knownDevice(headers, account, ctx.now))) return null;
  return deviceCookie(headers, account, ctx.now);
}

/** A Set-Cookie line that makes a browser known for an account from now on; null where there is no such account. */
export async function deviceCookieFor(
  db: Db,
  headers: Headers,
  userId: string,
  now: Date,
): Promise<string | null> {
  const account = await findCredentialsOf(db, userId);
  return account ? deviceCookie(headers, account, now) : null;
}

/** Ends the caller's session, with its tokens and its cookie. */
export async function endSession(ctx: MemberCtx): Promise<{ done: true }> {
  await revokeSession(ctx.db, ctx.viewer.sessionId, ctx.now);
  return { done: true };
}

/** Ends the session named in a sign-in cookie, if there is one. */
export async function endSessionOf(ctx: Ctx, cookie: { sid?: string } | null): Promise<void> {
  if (cookie?.sid) await revokeSession(ctx.db, cookie.sid, ctx.now);
}

/** Ends every session of an account, or all but one; their tokens end with them. @returns how many were still alive */
export function endSessionsOf(ctx: Ctx, userId: string, exceptId?: string): Promise<number> {
  return revokeSessionsOf(ctx.db, userId, ctx.now, exceptId);
}

/** The member of a live session; null when it is over or its account is not active. */
export function viewerOfSession(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  return findViewer(db, sessionId, now);
}

/** The same, with one use counted for that member; in one statement, because nearly every write needs both. */
export function countingViewerOfSession(
  db: Db,
  sessionId: string,
  use: { prefix: string; windowStart: Date },
  now: Date,
): Promise<{ viewer: Viewer; uses: number } | null> {
  return findViewerCounting(db, sessionId, use, now);
}

/** The member of a request's sign-in cookie: for links that a browser follows, which carry no token. */
export async function viewerOfCookie(db: Db, request: Request, now: Date): Promise<Viewer | null> {
  const sessionId = await sessionIdFromCookie(cookieReader(request.headers.get('cookie')));
  return sessionId ? findViewer(db, sessionId, now) : null;
}

/** Returns whether a session is still alive. */
export async function isLive(ctx: Ctx, sessionId: string): Promise<boolean> {
  return (await findViewer(ctx.db, sessionId, ctx.now)) !== null;
}

import 'server-only';
import { sql } from 'kysely';
import type { Db, Viewer } from '@/lib/server/ctx';
import { COUNTS } from '@/lib/server/db/prepared-statements';
import { env } from '@/lib/server/env';
import { LIVE_STATUSES } from '@/lib/server/users/columns';
import { DAY } from '@/lib/shared/time';

const LIFE_DAYS = 7;

/** Starts a session of 7 days for a user. */
export async function insertSession(
  db: Db,
  session: { id: string; userId: string; userAgent: string; address: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent.slice(0, 300),
      address: session.address,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: new Date(session.now.getTime() + LIFE_DAYS * DAY),
    })
    .execute();
}

// The demo's accounts, with its operator, are open to everybody by a public password and a public second factor.
// Outside of the demo nobody can use them, also not by a session from the time when the store was a demo.
const NO_DEMO = sql<boolean>`users.is_demo = false`;

// Nearly every request asks this. It is written as plain SQL, because the query builder took longer to put it together
// than the rest of sending it.
const liveViewer = (
  sessionId: string,
  now: Date,
) => sql<ViewerRow>`select users.id, users.role, sessions.second_factor_at from sessions join users on users.id = sessions.user_id
  where sessions.id = ${sessionId} and sessions.revoked_at is null and sessions.expires_at > ${now}
    and users.status = any(${[...LIVE_STATUSES]}) and (${env().DEMO} or ${NO_DEMO})`;

type ViewerRow = { id: string; role: string; second_factor_at: Date | null };

function asViewer(sessionId: string, row: ViewerRow): Viewer {
  return { id: row.id, sessionId, role: row.role as Viewer['role'], secondFactorAt: row.second_factor_at };
}

/** The member of a live session; null when it was revoked, has expired or its account is not active. */
export async function findViewer(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  const [row] = (await liveViewer(sessionId, now).execute(db)).rows;
  return row ? asViewer(sessionId, row) : null;
}

/**
 * The same, and in the same statement one use counted under `prefix` and the viewer's id (`countUse` of http/repo.ts):
 * most writes need both.
 * @returns also the number of uses in the window
 */
export async function findViewerCounting(
  db: Db,
  sessionId: string,
  use: { prefix: string; windowStart: Date },
  now: Date,
): Promise<{ viewer: Viewer; uses: number } | null> {
  const { rows } = await sql<
    ViewerRow & { count: number }
  >`${sql.raw(COUNTS)} with viewer as (${liveViewer(sessionId, now)}),
    counted as (
      insert into rate_limits (key, window_start, count)
      select ${use.prefix}::text || id, ${use.windowStart}::timestamptz, 1 from viewer
      on conflict (key, window_start) do update set count = rate_limits.count + 1 returning count)
    select * from viewer, counted`.execute(db);
  const [row] = rows;
  return row ? { viewer: asViewer(sessionId, row), uses: row.count } : null;
}

/** Ends a session; ending it again changes nothing. */
export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Ends an account's sessions, all or all but one; also those that have expired, in case another instance's clock
 * differs.
 * @returns how many were still alive
 */
export async function revokeSessionsOf(
  db: Db,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<number> {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .returning('expires_at')
    .execute();
  return rows.filter(({ expires_at }) => expires_at > now).length;
}

/** The account that signs in with an e-mail, with its password's hash. */
export function findCredentials(db: Db, email: string) {
  return credentials(db).where('email', '=', email).executeTakeFirst();
}

/** The same for an account whose id is known. */
export function findCredentialsOf(db: Db, id: string) {
  return credentials(db).where('id', '=', id).executeTakeFirst();
}

function credentials(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('status', 'in', LIVE_STATUSES)
    .$if(!env().DEMO, (query) => query.where(NO_DEMO));
}

/**
 * Locks the password of a live account until the transaction ends.
 * @returns false when it has changed by now
 */
export async function holdCredentials(
  db: Db,
  account: { id: string; password_hash: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('status', 'in', LIVE_STATUSES)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

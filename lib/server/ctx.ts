import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { DB } from '@/lib/server/db/types.gen';

export type Db = Kysely<DB> | Transaction<DB>;

/** The caller, as read from the session's row for this request; never from the token. */
export interface Viewer {
  id: string;
  sessionId: string;
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  /** when this session's owner last proved a second factor; without it, ADMIN alone allows nothing of the operator's */
  secondFactorAt?: Date | null;
}

/**
 * The first argument of every service function. Inside `inTransaction` the inner `ctx` shadows the outer one on
 * purpose. `now` is the only clock, so that a test can turn it.
 */
export interface Ctx {
  db: Db;
  viewer: Viewer | null;
  now: Date;
  locale: Locale;
  requestId: string;
  /** the caller's network address, where the work comes from a request to the API */
  address?: string;
  /** runs after the commit (at once, outside a transaction); never after a rollback */
  afterCommit(effect: () => void): void;
}

/** A context whose caller is signed in. */
export type MemberCtx = Ctx & { viewer: Viewer };

import 'server-only';
import { sql } from 'kysely';
import type { IdentityDetails } from '@/lib/contract/identity';
import type { Db } from '@/lib/server/ctx';

const STATE = [
  'id',
  'user_id',
  'status',
  'submitted_at',
  'decided_at',
  'decided_by',
  'reason',
  'note',
] as const;
const DETAILS = [
  'latin_name',
  'arabic_name',
  'country',
  sql<string | null>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'),
] as const;

/** No other check of the same member came later. */
const isNewest = sql<boolean>`not exists (select from identity_checks later
  where later.user_id = identity_checks.user_id and later.id > identity_checks.id)`.as('is_newest');

const ONCE = new Set(['identity_checks_one', 'identity_documents_unsent']);
/** Returns whether a write failed because a concurrent transaction wrote the same row. */
export const isTwice = (error: unknown): boolean =>
  ONCE.has((error as { constraint?: string } | null)?.constraint ?? '');

/** A member's newest check. */
export function findNewest(db: Db, userId: string) {
  return db
    .selectFrom('identity_checks')
    .select(STATE)
    .select(DETAILS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @throws where one waits, or was approved (`identity_checks_one`) */
export async function insertCheck(
  db: Db,
  { id, userId, details, now }: { id: string; userId: string; details: IdentityDetails; now: Date },
): Promise<void> {
  await db
    .insertInto('identity_checks')
    .values({
      id,
      user_id: userId,
      submitted_at: now,
      latin_name: details.latinName,
      arabic_name: details.arabicName,
      date_of_birth: details.dateOfBirth,
      country: details.country,
    })
    .execute();
}

/**
 * Returns when these people were approved, by id. With `hold` no approval is undone until the caller's transaction
 * ends.
 */
export async function listApproved(
  db: Db,
  userIds: readonly string[],
  { hold = false } = {},
): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const query = db
    .selectFrom('identity_checks')
    .select(['user_id', 'decided_at'])
    .where('user_id', 'in', userIds)
    .where('status', '=', 'approved')
    .orderBy('id');
  const rows = await (hold ? query.forShare() : query).execute();
  return new Map(rows.flatMap(({ user_id, decided_at }) => (decided_at ? [[user_id, decided_at]] : [])));
}

/** A check of any member. */
export function findCheck(db: Db, id: string) {
  return db.selectFrom('identity_checks').select(STATE).where('id', '=', id).executeTakeFirst();
}

/** A check that nobody else changes until the transaction ends. */
export function lockCheck(db: Db, id: string) {
  return db.selectFrom('identity_checks').select(STATE).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Decides a waiting check. @returns false when it does not wait any more */
export async function updateDecided(
  db: Db,
  id: string,
  decision: { status: 'approved' } | { status: 'rejected'; reason: string; note: string },
  by: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('identity_checks')
    .set({ ...decision, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a decided check wait again. @throws where another one waits (`identity_checks_one`) */
export async function updateUndone(db: Db, id: string): Promise<void> {
  await db
    .updateTable('identity_checks')
    .set({ status: 'submitted', decided_at: null, decided_by: null, reason: null, note: '' })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks the checks that were decided at or before `before` and still have documents, until the transaction ends.
 * @returns their ids
 */
export async function lockDecided(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_checks')
    .select('id')
    .where('decided_at', '<=', before)
    .where('id', 'in', (documents) =>
      documents.selectFrom('identity_documents').select('check_id').where('check_id', 'is not', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Checks in one state: those that wait begin with the oldest, the others with the newest. */
export function listChecks(
  db: Db,
  { status, after, limit }: { status: string; after: string | null; limit: number },
) {
  const isQueue = status === 'submitted';
  return db
    .selectFrom('identity_checks')
    .select(STATE)
    .select(DETAILS)
    .select(isNewest)
    .where('status', '=', status)
    .$if(after !== null, (query) => query.where('id', isQueue ? '>' : '<', after ?? ''))
    .orderBy('id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** Waiting checks, newest first. */
export async function listSubmitted(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_checks')
    .select('id')
    .where('status', '=', 'submitted')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many checks wait. */
export async function countSubmitted(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('identity_checks')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return Number(n);
}

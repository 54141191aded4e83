import 'server-only';
import type { Db } from '@/lib/server/ctx';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLast>>>;

const COLUMNS = [
  'id',
  'user_id',
  'status',
  'locale',
  'storage_key',
  'size',
  'requested_at',
  'expires_at',
] as const;

/** The last copy that a member asked for. */
export function findLast(db: Db, userId: string) {
  return db
    .selectFrom('exports')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** As `findLast`, locked so that no other copy is asked for this member meanwhile. */
export async function lockLast(db: Db, userId: string): Promise<ExportRow | undefined> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return findLast(db, userId);
}

export function findExport(db: Db, id: string) {
  return db.selectFrom('exports').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function insertExport(
  db: Db,
  row: { id: string; user_id: string; locale: string; requested_at: Date },
): Promise<ExportRow> {
  return db.insertInto('exports').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Ends the wait for a copy, well or not. @returns false when it had ended before */
export async function updateQueued(
  db: Db,
  id: string,
  end:
    | { status: 'failed' }
    | { status: 'ready'; storage_key: string; size: number; ready_at: Date; expires_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('exports')
    .set(end)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Copies whose time is over and whose bytes are still stored. */
export function findOver(db: Db, now: Date) {
  return db
    .selectFrom('exports')
    .select(['id', 'storage_key'])
    .where('status', '=', 'ready')
    .where('expires_at', '<=', now)
    .limit(100)
    .execute();
}

/** The storage keys of a member's stored copies. */
export function findKept(db: Db, userId: string) {
  return db
    .selectFrom('exports')
    .select(['id', 'storage_key'])
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .execute();
}

export async function updateGone(db: Db, id: string): Promise<void> {
  await db.updateTable('exports').set({ status: 'gone', storage_key: null }).where('id', '=', id).execute();
}

import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

const COLUMNS = [
  'id',
  'source',
  'external_id',
  'type',
  'status',
  'attempts',
  'error',
  'received_at',
  'handled_at',
  'next_at',
] as const;

export interface EventFilter {
  status?: string;
  source?: string;
  type?: string;
}

/** Stored events, newest first. */
export function listEvents(
  db: Db,
  { status, source, type }: EventFilter,
  { before, limit }: { before: string | null; limit: number },
) {
  return db
    .selectFrom('inbound_events')
    .select(COLUMNS)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Returns one stored event with its body. */
export function findEvent(db: Db, id: string) {
  return db
    .selectFrom('inbound_events')
    .select([...COLUMNS, 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Starts a waiting or dead event over again. @returns false when it is neither */
export async function reviveEvent(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('inbound_events')
    .set({ status: 'received', attempts: 0, next_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['received', 'dead'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts all dead events of a kind over again. @returns how many */
export async function reviveDead(
  db: Db,
  { source, type }: { source: string; type: string },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update inbound_events set status = 'received', attempts = 0, next_at = ${now}
    where status = 'dead' and source = ${source} and type = ${type}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Dead events, the newest first. */
export async function listDead(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_events')
    .select('id')
    .where('status', '=', sql.lit('dead'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many events are dead. */
export async function countDead(db: Db): Promise<number> {
  const row = await db
    .selectFrom('inbound_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('dead'))
    .executeTakeFirstOrThrow();
  return row.count;
}

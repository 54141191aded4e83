import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Write, write } from '@/lib/server/db/writes';

const FIRST_WAIT_MS = 5_000;

export interface StoredEvent {
  id: string;
  source: string;
  externalId: string;
  type: string;
  body: string;
  now: Date;
}

/**
 * Stores an event: as handled, in the transaction of what it causes; or as waiting, because of an error.
 * @returns false when it was stored before
 */
export async function insertEvent(db: Db, event: StoredEvent, error: string | null): Promise<boolean> {
  const { id, source, externalId, type, body, now } = event;
  const [status, handledAt, attempts] = error === null ? ['handled', now, 0] : ['received', null, 1];
  const nextAt = error === null ? now : new Date(now.getTime() + FIRST_WAIT_MS);
  const { rows } = await sql`
    insert into inbound_events (id, source, external_id, type, body, received_at, status, handled_at, attempts, error, next_at)
    values (${id}, ${source}, ${externalId}, ${type}, ${body}, ${now}, ${status}, ${handledAt}, ${attempts}, ${error},
      ${nextAt})
    on conflict (source, external_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** An event that has just arrived, or the id of a stored one that waits to be handled. */
export type Keepable = StoredEvent | { waiting: string };

/**
 * Marks an event as handled, in the transaction of what it causes.
 * @returns false when it arrived before, or does not wait any more
 */
export function markHandled(db: Db, event: Keepable, now: Date): Promise<boolean> {
  return 'waiting' in event ? takeEvent(db, event.waiting, now) : insertEvent(db, event, null);
}

/** Stores events as handled. None of them may have arrived before: if one has, the whole statement is refused. */
export function eventsWrite(events: readonly StoredEvent[]): Write {
  const rows = events.map(({ id, source, externalId, type, body, now }) => {
    return { id, source, externalId, type, body, now };
  });
  return write`
    insert into inbound_events (id, source, external_id, type, body, received_at, status, handled_at, next_at)
    select id, source, "externalId", type, body, now, 'handled', now, now
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, source text, "externalId" text, type text,
      body text, now timestamptz)`;
}

/** An event that waits to be handled. */
export function findWaitingEvent(db: Db, id: string) {
  return db
    .selectFrom('inbound_events')
    .select(['source', 'body'])
    .where('id', '=', id)
    .where('status', '=', 'received')
    .executeTakeFirst();
}

/** Marks a waiting event as handled. @returns false when it does not wait any more */
async function takeEvent(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('inbound_events')
    .set({ status: 'handled', handled_at: now, error: null })
    .where('id', '=', id)
    .where('status', '=', 'received')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that a waiting event could not be handled. Each next try comes later, at most an hour after the last; after
 * `most` tries the event is dead.
 * @returns whether it is dead now
 */
export async function updateFailedEvent(
  db: Db,
  id: string,
  { error, most, now }: { error: string; most: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    update inbound_events set error = ${error}, attempts = attempts + 1,
      status = case when attempts + 1 >= ${most}::int then 'dead' else 'received' end,
      next_at = ${now}::timestamptz + least(interval '1 hour', interval '5 seconds' * 2 ^ least(attempts, 12))
    where id = ${id} and status = 'received' returning status`.execute(db);
  return rows[0]?.status === 'dead';
}

/** Events that wait to be handled and whose next try is due; those that waited longest first. */
export async function listWaitingEvents(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_events')
    .select('id')
    .where('status', '=', sql.lit('received'))
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

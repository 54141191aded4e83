import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';

/** When several processes would notify at once, one does: the others wait here, and then see that it is done. */
export async function lockAlarms(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('card_alarms', 58))`.execute(db);
}

/** Returns when operators were last notified of many refusals; null before the first time. */
export async function findLastAlarm(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('card_alarms')
    .select('told_at')
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.told_at ?? null;
}

/**
 * Returns how many cards were refused since `hourAgo`, of how many members, and how many between `weekAgo` and then.
 */
export async function countRefusals(db: Db, { weekAgo, hourAgo }: { weekAgo: Date; hourAgo: Date }) {
  const { rows } = await sql<{ refusals: number; members: number; before: number }>`
    select count(*) filter (where decided_at >= ${hourAgo})::int as refusals,
      count(distinct payer_id) filter (where decided_at >= ${hourAgo})::int as members,
      count(*) filter (where decided_at < ${hourAgo})::int as before
    from card_tries where state = 'refused' and decided_at >= ${weekAgo}`.execute(db);
  return found(rows[0]);
}

/** Stores that operators were notified. */
export async function insertAlarm(db: Db, refusals: number, now: Date): Promise<void> {
  await db.insertInto('card_alarms').values({ told_at: now, refusals }).execute();
}

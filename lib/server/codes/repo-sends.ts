import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface SendLimit {
  gapSeconds: number;
  max: number;
  windowSeconds: number;
}

/**
 * Notes that something is sent to `key` now, unless the last time was less than the gap ago or the window is full. It
 * is one statement: of requests at the same time only one is noted.
 * @returns whether it may be sent
 */
export async function insertSend(db: Db, key: string, limit: SendLimit, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limit.windowSeconds * 1000);
  const gapEnd = new Date(now.getTime() - limit.gapSeconds * 1000);
  const { rows } = await sql`
    insert into code_sends as s (key, sent, last_sent)
    values (${key}, array[${now}::timestamptz], ${now})
    on conflict (key) do update set
      sent = array(select at from unnest(s.sent) at where at > ${since}) || ${now}::timestamptz,
      last_sent = ${now}
    where s.last_sent <= ${gapEnd}
      and (select count(*) from unnest(s.sent) at where at > ${since}) < ${limit.max}::int
    returning key`.execute(db);
  return rows.length > 0;
}

/** Returns when the next one may be sent to `key`. */
export async function findNextSend(db: Db, key: string, limit: SendLimit, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - limit.windowSeconds * 1000);
  const { rows } = await sql<{ next: Date | null }>`
    select greatest(
      last_sent + make_interval(secs => ${limit.gapSeconds}::int),
      -- the oldest of the last \`max\` has to leave the window
      (select at + make_interval(secs => ${limit.windowSeconds}::int) from unnest(sent) at where at > ${since}
        order by at desc offset ${limit.max - 1}::int limit 1)) as next
    from code_sends where key = ${key}`.execute(db);
  return rows[0]?.next ?? now;
}

import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Stores a share that counts from a moment on; the database refuses it where the company's own would be negative. */
export async function insertShare(
  db: Db,
  share: { memberId: string; shareBps: number; from: Date; by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('company_shares')
    .values({
      member_id: share.memberId,
      share_bps: share.shareBps,
      from_at: share.from,
      created_by: share.by,
      created_at: share.now,
    })
    .execute();
}

export type ShareOf = { company_id: string; user_id: string; share_bps: number };

/** The shares of these companies at a moment: of members who had joined and not left. */
export async function findSharesAt(db: Db, companyIds: readonly string[], moment: Date): Promise<ShareOf[]> {
  const { rows } = await sql<ShareOf>`
    select m.company_id, m.user_id, held.share_bps from company_members m
    cross join lateral (
      select s.share_bps from company_shares s where s.member_id = m.id and s.from_at <= ${moment}::timestamptz
      order by s.from_at desc, s.id desc limit 1) held
    where m.company_id = any(${[...companyIds]}::uuid[]) and m.joined_at <= ${moment}::timestamptz
      and (m.closed_at is null or m.closed_at > ${moment}::timestamptz) and held.share_bps > 0
    order by m.company_id, m.user_id`.execute(db);
  return rows;
}

export interface StepRow {
  member_id: string;
  share_bps: number;
  from_at: Date;
}

/**
 * The steps of memberships that count now or later: for each membership the last one that has begun, and all to come,
 * in order.
 */
export async function findSteps(db: Db, memberIds: readonly string[], now: Date): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select member_id, share_bps, from_at from company_shares s
    where member_id = any(${[...memberIds]}::uuid[]) and (from_at > ${now}::timestamptz or id = (
      select id from company_shares began where began.member_id = s.member_id and from_at <= ${now}::timestamptz
      order by from_at desc, id desc limit 1))
    order by member_id, from_at, id`.execute(db);
  return rows;
}

export interface EventRow {
  key: string;
  kind: string;
  user_id: string;
  by_id: string | null;
  share_bps: number | null;
  from_at: Date | null;
  at: Date;
}

/** The history of a company's memberships, newest first, keyset by time and key. */
export async function listEvents(
  db: Db,
  companyId: string,
  before: { at: Date; key: string } | null,
  limit: number,
): Promise<EventRow[]> {
  const place = before ? sql`where (at, key) < (${before.at}::timestamptz, ${before.key}::text)` : sql``;
  const { rows } = await sql<EventRow>`
    with mine as (select * from company_members where company_id = ${companyId}),
    events as (
      select s.id::text || ':1' as key, m.user_id, s.created_by as by_id, s.share_bps, s.from_at, s.created_at as at,
        case when s.id = (select min(id) from company_shares where member_id = m.id) then 'invited' else 'share' end as kind
      from mine m join company_shares s on s.member_id = m.id
      union all
      select id::text || ':2', user_id, user_id, null, null, joined_at, 'joined' from mine where joined_at is not null
      union all
      select id::text || ':3', user_id, closed_by, null, null, closed_at, case
        when status = 'declined' then 'declined' when joined_at is null then 'withdrawn'
        when closed_by = user_id then 'left' else 'ended' end
      from mine where closed_at is not null)
    select * from events ${place} order by at desc, key desc limit ${limit + 1}`.execute(db);
  return rows;
}

import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface MessageRow {
  id: string;
  product_id: string;
  sender_id: string;
  stopped_days: number | null;
  body: string;
  readers_count: number;
  sent_at: Date;
  removed_at: Date | null;
}

export async function insertMessage(db: Db, message: Omit<MessageRow, 'removed_at'>): Promise<void> {
  await db.insertInto('course_messages').values(message).execute();
}

export const findMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('course_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns how many messages of a course were sent since a moment. */
export async function countSent(db: Db, productId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from course_messages
    where product_id = ${productId} and sent_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of what was sent to those who have a course, newest first. */
export async function listSent(
  db: Db,
  productId: string,
  before: string | null,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select * from course_messages where product_id = ${productId} ${before ? sql`and id < ${before}::uuid` : sql``}
    order by id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Notes who gets a message. @returns those who were not noted before */
export async function insertReaders(db: Db, messageId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ entitlement_id: string }>`
    insert into course_message_readers (message_id, entitlement_id)
    select ${messageId}, id from unnest(${[...ids]}::uuid[]) as id on conflict do nothing
    returning entitlement_id`.execute(db);
  return rows.map(({ entitlement_id }) => entitlement_id);
}

/** The title of a course that somebody has or had. */
export async function findHeldTitle(
  db: Db,
  productId: string,
  holderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select p.title from products p where p.id = ${productId}
      and exists (select from entitlements e where e.product_id = p.id and e.holder_id = ${holderId})`.execute(
    db,
  );
  return rows[0]?.title;
}

export interface ReceivedRow extends MessageRow {
  is_reported: boolean;
}

const received = (productId: string, holderId: string) => sql`
  from course_messages m where m.product_id = ${productId} and m.removed_at is null
    and exists (select from course_message_readers r join entitlements e on e.id = r.entitlement_id
      where r.message_id = m.id and e.holder_id = ${holderId})`;

/** A page of what somebody got, newest first. */
export async function listReceived(
  db: Db,
  {
    productId,
    holderId,
    before,
    limit,
  }: { productId: string; holderId: string; before: string | null; limit: number },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select m.*, exists (select from course_message_reports c
      where c.message_id = m.id and c.reporter_id = ${holderId}) as is_reported
    ${received(productId, holderId)} ${before ? sql`and m.id < ${before}::uuid` : sql``}
    order by m.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Notes a report by somebody who got the message. @returns false where they did not get it */
export async function insertReport(
  db: Db,
  {
    productId,
    messageId,
    reporterId,
    now,
  }: { productId: string; messageId: string; reporterId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into course_message_reports (message_id, reporter_id, reported_at)
    select m.id, ${reporterId}, ${now} ${received(productId, reporterId)} and m.id = ${messageId}
    on conflict (message_id, reporter_id) do update set reported_at = course_message_reports.reported_at
    returning message_id`.execute(db);
  return rows.length > 0;
}

export interface ReportedRow extends MessageRow {
  title: string;
  reports: number;
}

// The partial index of reports that wait is asked first. An older release notes with the message alone that it was
// judged.
const waits = sql`(m.removed_at is null and m.id in (select message_id from course_message_reports where judged_at is null)
  and exists (select from course_message_reports c
    where c.message_id = m.id and c.reported_at > coalesce(m.judged_at, '-infinity')))`;

/** A page of messages that wait for an operator, newest first. */
export async function listReported(db: Db, before: string | null, limit: number): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select m.*, p.title,
      (select count(*)::int from course_message_reports c where c.message_id = m.id) as reports
    from course_messages m join products p on p.id = m.product_id
    where ${waits} ${before ? sql`and m.id < ${before}::uuid` : sql``} order by m.id desc limit ${limit + 1}`.execute(
    db,
  );
  return rows;
}

export async function countReported(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_messages m where ${waits}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes what an operator decided. @returns the message; undefined where nothing waits */
export async function updateJudged(
  db: Db,
  { id, isKept, now }: { id: string; isKept: boolean; now: Date },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    with judged as (
      update course_messages m set judged_at = ${now}, removed_at = ${isKept ? null : now}::timestamptz,
        body = case when ${isKept} then m.body else '' end
      where m.id = ${id} and ${waits} returning m.*),
    looked_at as (update course_message_reports c set judged_at = ${now} from judged
      where c.message_id = judged.id and c.judged_at is null)
    select * from judged`.execute(db);
  return rows[0];
}

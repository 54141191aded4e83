import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A seller's part of a dispute. */
export interface SellerDispute {
  id: string;
  order_id: string;
  status: string;
  cause: string;
  answer_by: Date | null;
  currency: string;
  opened_at: Date;
  closed_at: Date | null;
  /** what the bank took from the seller's lines: of each, and in all */
  lines: { id: string; title: string; amount: number }[];
  amount: number;
  /** null while the seller has written nothing and uploaded nothing */
  answer_id: string | null;
  text: string | null;
  sent_at: Date | null;
  forwarded_at: Date | null;
}

// Only the seller's own lines: what the buyer bought from others in the same order is not the seller's business.
const ofSeller = (sellerId: string) => sql`
  select d.id, d.order_id, d.status, d.cause, d.answer_by, d.currency, d.opened_at, d.closed_at, taken.lines,
    taken.amount, a.id as answer_id, a.text, a.sent_at, a.forwarded_at
  from disputes d
  join lateral (
    select json_agg(json_build_object('id', l.id, 'title', l.title, 'amount', dl.amount) order by l.id) as lines,
      sum(dl.amount)::bigint as amount
    from dispute_lines dl join order_lines l on l.id = dl.order_line_id
    where dl.dispute_id = d.id and l.seller_id = ${sellerId}) taken on taken.lines is not null
  left join dispute_answers a on a.dispute_id = d.id and a.seller_id = ${sellerId}`;

/** A dispute that took money from a seller's lines. */
export async function findOfSeller(db: Db, id: string, sellerId: string): Promise<SellerDispute | undefined> {
  const { rows } = await sql<SellerDispute>`${ofSeller(sellerId)} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** A page of the disputes that took money from a seller's lines, newest first. */
export async function listOfSeller(
  db: Db,
  { sellerId, before, limit }: { sellerId: string; before: string | null; limit: number },
): Promise<SellerDispute[]> {
  const { rows } = await sql<SellerDispute>`${ofSeller(sellerId)}
    where d.order_id in (select order_id from order_lines where seller_id = ${sellerId})
      and (${before}::uuid is null or d.id < ${before}::uuid)
    order by d.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Stores that a seller's answer changes now, with its text where one is sent. @returns the answer's id */
export async function upsertAnswer(
  db: Db,
  answer: { id: string; disputeId: string; sellerId: string; text?: string; now: Date },
): Promise<string> {
  const { id, disputeId, sellerId, text, now } = answer;
  const sent = text === undefined ? {} : { text, sent_at: now };
  const row = await db
    .insertInto('dispute_answers')
    .values({ id, dispute_id: disputeId, seller_id: sellerId, changed_at: now, ...sent })
    .onConflict((conflict) =>
      conflict.columns(['dispute_id', 'seller_id']).doUpdateSet({
        changed_at: now,
        ...(text === undefined ? {} : { text, sent_at: sql`coalesce(dispute_answers.sent_at, ${now})` }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Files of these answers, in the order in which they were uploaded. */
export async function listFiles(db: Db, answerIds: readonly string[]) {
  if (answerIds.length === 0) return [];
  return db
    .selectFrom('dispute_files')
    .select(['id', 'answer_id', 'name'])
    .where('answer_id', 'in', answerIds)
    .orderBy('id')
    .execute();
}

export async function insertFile(
  db: Db,
  file: {
    id: string;
    answerId: string;
    storageKey: string;
    name: string;
    mime: string;
    size: number;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('dispute_files')
    .values({
      id: file.id,
      answer_id: file.answerId,
      storage_key: file.storageKey,
      name: file.name,
      mime: file.mime,
      size: file.size,
      created_at: file.now,
    })
    .execute();
}

/** @returns the file's storage key; undefined where the answer has no such file */
export async function deleteFile(db: Db, id: string, answerId: string | null): Promise<string | undefined> {
  const row = await db
    .deleteFrom('dispute_files')
    .where('id', '=', id)
    .where('answer_id', '=', answerId)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}

/** Answers about these disputes that were sent, the first one first. */
export async function listSent(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute_answers')
    .select(['id', 'dispute_id', 'seller_id', 'text', 'changed_at', 'forwarded_at'])
    .select((column) => column.ref('sent_at').$notNull().as('sent_at'))
    .where('dispute_id', 'in', disputeIds)
    .where('sent_at', 'is not', null)
    .orderBy('id')
    .execute();
}

/** An answer that was sent, with its order. */
export function findSent(db: Db, id: string) {
  return db
    .selectFrom('dispute_answers as a')
    .innerJoin('disputes as d', 'd.id', 'a.dispute_id')
    .select(['a.id', 'a.dispute_id', 'a.seller_id', 'd.order_id'])
    .where('a.id', '=', id)
    .where('a.sent_at', 'is not', null)
    .executeTakeFirst();
}

/** A file of an answer that was sent, with its order. */
export function findSentFile(db: Db, id: string) {
  return db
    .selectFrom('dispute_files as f')
    .innerJoin('dispute_answers as a', 'a.id', 'f.answer_id')
    .innerJoin('disputes as d', 'd.id', 'a.dispute_id')
    .select(['f.storage_key', 'f.name', 'f.mime', 'f.size', 'a.dispute_id', 'a.seller_id', 'd.order_id'])
    .where('f.id', '=', id)
    .where('a.sent_at', 'is not', null)
    .executeTakeFirst();
}

/** Marks an answer as forwarded. @returns false where it was forwarded before, or changed since `changedAt` */
export async function updateForwarded(
  db: Db,
  id: string,
  forwarded: { changedAt: Date; by: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('dispute_answers')
    .set({ forwarded_at: forwarded.now, forwarded_by: forwarded.by })
    .where('id', '=', id)
    .where('forwarded_at', 'is', null)
    .where('changed_at', '=', forwarded.changedAt)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// The bank reads no answer once it has decided.
const unforwarded = (db: Db) =>
  db
    .selectFrom('dispute_answers as a')
    .innerJoin('disputes as d', 'd.id', 'a.dispute_id')
    .where('a.sent_at', 'is not', null)
    .where('a.forwarded_at', 'is', null)
    .where('d.status', '=', sql.lit('open'));

/** Returns the number of answers that no operator has forwarded yet. */
export async function countUnforwarded(db: Db): Promise<number> {
  const row = await unforwarded(db)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The answers that wait for an operator to forward them, newest first. */
export async function listUnforwarded(db: Db, limit: number): Promise<string[]> {
  const rows = await unforwarded(db).select('a.id').orderBy('a.id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes answers about disputes that were decided before `before`, with their files.
 * @returns how many, and the storage keys
 */
export async function deleteOldAnswers(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ count: number; keys: string[] }> {
  const { rows } = await sql<{ count: number; keys: string[] | null }>`
    with old as (
      select a.id from dispute_answers a join disputes d on d.id = a.dispute_id
      where d.closed_at < ${before} order by a.id limit ${limit} for update of a skip locked),
    files as (select storage_key from dispute_files where answer_id in (select id from old)),
    gone as (delete from dispute_answers where id in (select id from old) returning id)
    select (select count(*)::int from gone) as count, (select array_agg(storage_key) from files) as keys`.execute(
    db,
  );
  return { count: rows[0]?.count ?? 0, keys: rows[0]?.keys ?? [] };
}

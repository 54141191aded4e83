import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Subject } from './subject';

const columnOf = ({ type }: Subject) => sql.ref(type === 'product' ? 'product_id' : 'post_id');

/**
 * The state of a member's account, held until the transaction ends: nobody is suspended while they rate.
 */
export async function lockStatus(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from users where id = ${userId} for key share`.execute(db);
  return rows[0]?.status;
}

export interface NewEvaluation {
  id: string;
  authorId: string;
  rating: number;
  text: string;
  now: Date;
}

/**
 * Writes a rating over the one before. The same again changes nothing; another is marked as edited.
 * @returns whether its stars are new
 */
export async function upsertEvaluation(
  db: Db,
  subject: Subject,
  { id, authorId, rating, text, now }: NewEvaluation,
): Promise<boolean> {
  const isFree = sql`coalesce((select bool_and(l.amount = 0) from entitlements h join order_lines l on l.id = h.order_line_id
    where h.holder_id = ${authorId} and h.product_id = ${subject.id} and h.status = 'active'), false)`;
  const column = columnOf(subject);
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select rating, text, status from evaluations
      where ${column} = ${subject.id} and author_id = ${authorId})
    insert into evaluations as e (id, ${column}, author_id, rating, text, is_free, created_at, updated_at, stars_at)
    values (${id}, ${subject.id}, ${authorId}, ${rating}, ${text}, ${isFree}, ${now}, ${now}, ${now})
    on conflict (${column}, author_id) where ${column} is not null do update set
      rating = excluded.rating, text = excluded.text, is_free = excluded.is_free,
      edited_at = case when e.rating <> excluded.rating or e.text <> excluded.text then ${now}::timestamptz else e.edited_at end,
      updated_at = case when e.rating <> excluded.rating or e.text <> excluded.text then ${now}::timestamptz else e.updated_at end,
      stars_at = case when e.rating <> excluded.rating then ${now}::timestamptz else coalesce(e.stars_at, e.updated_at) end,
      -- who gave the product back and bought it again rates it again, and who earned by it and does so no longer
      status = case when e.status in ('reversed', 'own') then 'visible' else e.status end
    returning not exists (select from before b where b.rating = e.rating and b.status = 'visible') as is_new`.execute(
    db,
  );
  return rows[0]?.is_new ?? false;
}

/**
 * Deletes somebody's rating, with votes and reply. One that an operator hid is only emptied: else its author could
 * show it again.
 * @returns false where there was none
 */
export async function deleteEvaluation(db: Db, subject: Subject, authorId: string): Promise<boolean> {
  const own = sql`${columnOf(subject)} = ${subject.id} and author_id = ${authorId}`;
  const isHidden = sql`(status = 'hidden' or hidden_at is not null)`;
  const emptied =
    await sql`update evaluations set text = '' where ${own} and ${isHidden} returning id`.execute(db);
  const { rows } = await sql`delete from evaluations where ${own} and not ${isHidden} returning id`.execute(
    db,
  );
  return emptied.rows.length + rows.length > 0;
}

/** A rating by its id, whatever its state. */
export async function findSubject(db: Db, id: string): Promise<(Subject & { authorId: string }) | undefined> {
  const { rows } = await sql<{ product_id: string | null; post_id: string | null; author_id: string }>`
    select product_id, post_id, author_id from evaluations where id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { author_id: authorId, product_id, post_id } = row;
  return product_id
    ? { type: 'product', id: product_id, authorId }
    : { type: 'post', id: post_id ?? '', authorId };
}

/** Hides a rating from now on, or shows it again. @returns whether that changed anything */
export async function updateHidden(db: Db, id: string, at: Date | null): Promise<boolean> {
  const change = at
    ? sql`hidden_at = ${at} where id = ${id} and hidden_at is null and status <> 'hidden'`
    : sql`hidden_at = null, status = case status when 'hidden' then 'visible' else status end
        where id = ${id} and (hidden_at is not null or status = 'hidden')`;
  const { rows } = await sql`update evaluations set ${change} returning id`.execute(db);
  return rows.length > 0;
}

/** Writes the reply over the one before. @returns whether it is the first */
export async function upsertReply(
  db: Db,
  reply: { evaluationId: string; authorId: string; text: string; now: Date },
): Promise<boolean> {
  const { evaluationId, authorId, text, now } = reply;
  const { rows } = await sql<{ is_first: boolean }>`
    insert into evaluation_replies as r (evaluation_id, author_id, text, created_at)
    values (${evaluationId}, ${authorId}, ${text}, ${now})
    on conflict (evaluation_id) do update set text = excluded.text, edited_at = ${now}
    returning edited_at is null as is_first`.execute(db);
  return rows[0]?.is_first ?? false;
}

export async function deleteReply(db: Db, evaluationId: string): Promise<void> {
  await sql`delete from evaluation_replies where evaluation_id = ${evaluationId}`.execute(db);
  // where it stood before it had a table of its own
  await sql`update evaluations set reply = null where id = ${evaluationId} and reply is not null`.execute(db);
}

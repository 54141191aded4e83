import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { givenBack } from '@/lib/server/db/given-back';

export interface TipRow {
  id: string;
  order_id: string;
  payer_id: string;
  author_id: string;
  post_id: string | null;
  post_text: string | null;
  gender: string;
  amount: number;
  fee: number;
  back: number;
  currency: string;
  named_to: string;
  word: string;
  paid_at: Date;
  shown_at: Date | null;
  thanked_at: Date | null;
  reported_at: Date | null;
  judged_at: Date | null;
  kept_for: string | null;
}

// Paid ones only: an order that waits for its money has given nothing yet.
const ROWS = sql`
  select t.order_line_id as id, l.order_id, t.payer_id, t.author_id, p.id as post_id,
    case when p.status = 'published' then coalesce(nullif(p.title, ''), p.text) end as post_text, u.gender, t.amount,
    l.fee_amount as fee, ${givenBack} as back, o.currency, t.named_to, t.word, o.paid_at, t.shown_at, t.thanked_at,
    t.reported_at, t.judged_at,
    (select min(h.kept_for) from holds h where h.order_line_id = l.id and h.amount > 0) as kept_for
  from tips t join order_lines l on l.id = t.order_line_id join orders o on o.id = l.order_id
  join users u on u.id = t.payer_id left join posts p on p.id = t.post_id
  where o.paid_at is not null`;

const page = (before: string | null, limit: number) => sql`
  and (${before}::uuid is null or t.order_line_id < ${before}::uuid) order by t.order_line_id desc limit ${limit + 1}`;

/** A page of the tips that an author got, newest first. */
export async function listReceived(db: Db, authorId: string, before: string | null, limit: number) {
  const { rows } = await sql<TipRow>`${ROWS} and t.author_id = ${authorId} ${page(before, limit)}`.execute(
    db,
  );
  return rows;
}

/** Returns one tip that was paid; of an author, where one is given. */
export async function findTip(db: Db, id: string, authorId: string | null): Promise<TipRow | undefined> {
  const { rows } = await sql<TipRow>`${ROWS} and t.order_line_id = ${id}
    and (${authorId}::uuid is null or t.author_id = ${authorId}::uuid)`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends: changes of a tip come one after the other. */
export async function lockTip(db: Db, id: string, authorId: string | null): Promise<TipRow | undefined> {
  await sql`select from tips where order_line_id = ${id} for no key update`.execute(db);
  return findTip(db, id, authorId);
}

/** Words that an author shows, of people who are still there, and not apart from the viewer. */
export async function listShown(
  db: Db,
  authorId: string,
  list: { postId: string | null; viewerId: string | null; before: string | null; limit: number },
) {
  const { postId, viewerId, before, limit } = list;
  const { rows } =
    await sql<TipRow>`${ROWS} and t.author_id = ${authorId} and t.shown_at is not null and t.word <> ''
    and (${postId}::uuid is null or t.post_id = ${postId}::uuid) and u.status = 'active'
    and ${notApart(viewerId, 't.payer_id')} ${page(before, limit)}`.execute(db);
  return rows;
}

export type AdminTipRow = TipRow & { way_back: number };

// What waits is in two small indexes; of an `or` PostgreSQL would look at every tip.
const WAITS = sql`t.order_line_id in (
  select order_line_id from holds where kept_for is not null and amount > 0
  union all
  select order_line_id from tips where reported_at is not null and judged_at is null)`;

/** A page of the tips that wait for an operator, newest first, with what was given the other way since a moment. */
export async function listWaiting(
  db: Db,
  list: { since: Date; before: string | null; limit: number },
): Promise<AdminTipRow[]> {
  const { rows } = await sql<AdminTipRow>`
    select w.*, coalesce((select sum(b.amount) from tips b join order_lines bl on bl.id = b.order_line_id
      join orders bo on bo.id = bl.order_id where b.payer_id = w.author_id and b.author_id = w.payer_id
        and bo.paid_at > ${list.since}), 0)::bigint as way_back
    from (${ROWS} and ${WAITS} ${page(list.before, list.limit)}) w order by w.id desc`.execute(db);
  return rows;
}

/** The ids of tips that wait for an operator, newest first. */
export async function listWaitingIds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select t.order_line_id as id from tips t join order_lines l
    on l.id = t.order_line_id join orders o on o.id = l.order_id where o.paid_at is not null and ${WAITS}
    order by 1 desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tips t join order_lines l
    on l.id = t.order_line_id join orders o on o.id = l.order_id where o.paid_at is not null and ${WAITS}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

type Change = Partial<
  Record<'shown_at' | 'thanked_at' | 'reported_at' | 'judged_at' | 'reviewed_at', Date | null>
> & { word?: string };

export async function updateTip(db: Db, id: string, change: Change): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable('tips').set(change).where('order_line_id', '=', id).execute();
}

/** What an author takes; both, where nothing was chosen. */
export async function findChoices(db: Db, userId: string) {
  const row = await db
    .selectFrom('tip_choices')
    .select(['takes_tips', 'takes_words'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { takes_tips: true, takes_words: true };
}

export async function upsertChoices(
  db: Db,
  userId: string,
  choices: { takes_tips: boolean; takes_words: boolean },
): Promise<void> {
  await db
    .insertInto('tip_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute();
}

import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { lockPair, notApart } from '@/lib/server/db/apart';
import { earnsBy } from '@/lib/server/db/earns-by';
import { visibleTo } from '@/lib/server/db/visible-posts';
import type { PersonRow } from '@/lib/server/users/present';

export interface AuthorRow {
  author: PersonRow;
  is_visible: boolean;
  takes_tips: boolean;
  takes_words: boolean;
  /** the payer would give it to themselves, in one way or another */
  is_own: boolean;
  is_confirmed: boolean;
  joined_at: Date;
  /** minor units, in the last day: to this author, and to all */
  to_one: number;
  in_all: number;
}

const uuid = (id: string) => sql`${id}::uuid`;

/**
 * Two members with a bank account or an account at the payment provider in common, now or once. No `exists`: PostgreSQL
 * would look for all such pairs at once.
 */
const paidTogether = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select true from payout_methods x join payout_methods y
    on y.fingerprint = x.fingerprint or y.account_ref = x.account_ref
  where x.user_id = ${one} and y.user_id = ${other} limit 1), false)`;

/** What a payer gave since a moment, by orders that were paid or still may be. */
const given = (payer: RawBuilder<unknown>, since: Date) => sql`
  select t.author_id, t.amount from tips t
  join order_lines l on l.id = t.order_line_id join orders o on o.id = l.order_id
  where t.payer_id = ${payer} and t.created_at > ${since} and o.status not in ('expired', 'cancelled')`;

/** Authors as a payer may give to them now, by their ids. */
export async function findAuthors(
  db: Db,
  ids: readonly string[],
  payerId: string,
  { since, now }: { since: Date; now: Date },
): Promise<AuthorRow[]> {
  const payer = uuid(payerId);
  const { rows } = await sql<AuthorRow>`
    select json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
        'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type) as author,
      u.status = 'active' and ${notApart(payerId, 'u.id')} as is_visible,
      u.role <> 'MEMBER' and coalesce(c.takes_tips, true) as takes_tips, coalesce(c.takes_words, true) as takes_words,
      u.id = me.id or ${earnsBy(sql`u.id`, payer, now)} or ${earnsBy(payer, sql`u.id`, now)}
        or ${paidTogether(payer, sql`u.id`)} as is_own,
      me.email_verified_at is not null or me.phone is not null as is_confirmed, me.created_at as joined_at,
      coalesce(day.to_one, 0)::bigint as to_one, coalesce(day.in_all, 0)::bigint as in_all
    from users u join users me on me.id = ${payer} left join tip_choices c on c.user_id = u.id
    left join lateral (select sum(g.amount) filter (where g.author_id = u.id) as to_one, sum(g.amount) as in_all
      from (${given(payer, since)}) g) day on true
    where u.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The author of a post that a payer may see. */
export async function findAuthorOf(db: Db, postId: string, viewerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ author_id: string }>`
    select p.author_id from posts p join users u on u.id = p.author_id
    where p.id = ${postId} and ${visibleTo(viewerId)}`.execute(db);
  return rows[0]?.author_id;
}

export async function insertTip(
  db: Db,
  tip: {
    lineId: string;
    payerId: string;
    authorId: string;
    postId: string | null;
    amount: number;
    namedTo: string;
    word: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('tips')
    .values({
      order_line_id: tip.lineId,
      payer_id: tip.payerId,
      author_id: tip.authorId,
      post_id: tip.postId,
      amount: tip.amount,
      named_to: tip.namedTo,
      word: tip.word,
      created_at: tip.now,
    })
    .execute();
}

/** Tips between two people are settled one after the other, whoever gives: always locked in the same order. */
export async function lockPairs(db: Db, pairs: readonly (readonly [string, string])[]): Promise<void> {
  const keys = new Map(pairs.map(([one, other]) => [[one, other].sort().join(), [one, other] as const]));
  for (const key of [...keys.keys()].sort()) {
    const pair = keys.get(key);
    if (pair) await sql`/* writes */ ${lockPair(...pair)}`.execute(db);
  }
}

/**
 * Tips that were paid the other way since a moment, by the line that is asked about. Who earns by a company's sales
 * gets its tips, too.
 */
export async function listWayBack(
  db: Db,
  lines: readonly { id: string; buyer_id: string; seller_id: string }[],
  { since, now }: { since: Date; now: Date },
): Promise<{ id: string; back_id: string; is_reviewed: boolean }[]> {
  const asked = lines.map(({ id, buyer_id, seller_id }) => ({ id, buyer_id, seller_id }));
  const { rows } = await sql<{ id: string; back_id: string; is_reviewed: boolean }>`
    select asked.id, t.order_line_id as back_id, t.reviewed_at is not null as is_reviewed
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id uuid, buyer_id uuid, seller_id uuid)
    join tips t on t.author_id = asked.buyer_id or t.author_id in (
      select m.company_id from company_members m where m.user_id = asked.buyer_id)
    join order_lines l on l.id = t.order_line_id join orders o on o.id = l.order_id
    where o.paid_at > ${since}
      and (t.author_id = asked.buyer_id or ${earnsBy(sql`t.author_id`, sql`asked.buyer_id`, now)})
      and (t.payer_id = asked.seller_id or ${earnsBy(sql`asked.seller_id`, sql`t.payer_id`, now)})`.execute(
    db,
  );
  return rows;
}

/** Keeps what tips brought on hold until an operator has looked at it; what was kept before stays as it was. */
export async function updateKept(db: Db, lineIds: readonly string[]): Promise<void> {
  await sql`update holds set kept_for = 'both_ways' where order_line_id = any(${[...lineIds]}::uuid[])
    and released_at is null and kept_for is null`.execute(db);
}

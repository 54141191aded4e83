import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { isCounted } from '@/lib/server/db/counted-rating';
import { idAt } from '@/lib/server/db/id-at';
import { LEAST_STARS, MOST_PER_ACTOR, POINTS } from './policy';

/** The beginning, and the exclusive end. */
export interface Span {
  from: Date;
  to: Date;
}

type Rows = RawBuilder<unknown>;

/**
 * What others did to members' free posts in a span, once per actor, post and kind, without what counted in a closed
 * month; with the points of each act, and those of them that count within the limit from one actor to one author, the
 * earlier first. Accounts that are suspended or deleted by then neither give nor get points; accounts with neither an
 * e-mail address nor a phone confirmed give none (they cost nothing to make); and a hidden or deleted post brings none.
 * Paid posts bring none: they are paid for by those who buy them. A rating that is lowered or deleted brings none any
 * more, until the month is closed.
 * @param authorId only acts on this author's posts; null for everybody's
 */
export function countedActs({ from, to }: Span, authorId: string | null): Rows {
  const mine = authorId ? sql`and post_id in (select id from posts where author_id = ${authorId})` : sql``;
  const between = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  return sql`
    select post_id, actor_id, kind, author_id, points,
      least(points, greatest(0, ${MOST_PER_ACTOR}::bigint - before))::int as counted
    from (
      select act.post_id, act.actor_id, act.kind, p.author_id, worth.points, coalesce(sum(worth.points) over (
        partition by act.actor_id, p.author_id order by act.at, act.post_id, act.kind
        rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select post_id, user_id as actor_id, 'reaction' as kind, created_at as at from reactions
        where ${between('created_at')} ${mine}
        union all
        select post_id, author_id, 'comment', min(created_at) from comments
        where post_id is not null and status = 'visible' and ${between('created_at')} ${mine}
        group by post_id, author_id
        union all
        select post_id, user_id, 'save', qeema_uuid_time(id) from saves
        where id >= ${idAt(from)} and id < ${idAt(to)} ${mine}
        union all
        select post_id, user_id, 'share', created_at from shares where ${between('created_at')} ${mine}
        union all
        select post_id, author_id, 'evaluation', coalesce(stars_at, updated_at) from evaluations
        where post_id is not null and ${isCounted('evaluations', sql`0`)} and rating >= ${LEAST_STARS}
          and coalesce(stars_at, updated_at) >= ${from} and coalesce(stars_at, updated_at) < ${to} ${mine}
      ) act
      join (select key as kind, value::int as points from jsonb_each_text(${JSON.stringify(POINTS)}::jsonb)) worth
        on worth.kind = act.kind
      join posts p on p.id = act.post_id and p.status = 'published' and p.author_id <> act.actor_id
        and not exists (select from paid_posts where post_id = p.id)
      join users author on author.id = p.author_id and author.status in ('active', 'deletion_requested')
      join users actor on actor.id = act.actor_id and actor.status in ('active', 'deletion_requested')
        and (actor.email_verified_at is not null or actor.phone is not null)
      where not exists (select from revenue_acts done
        where done.post_id = act.post_id and done.actor_id = act.actor_id and done.kind = act.kind)
    ) worthy`;
}

/** Acts as lines of reports: what one kind of act brought by one post, with the beginning of the post. */
export function postLines(acts: RawBuilder<unknown>): Rows {
  return sql`
    select a.author_id as user_id, '1' || a.post_id || ':' || a.kind as key, a.kind as source, a.post_id, null::uuid as company_id, null::text as company,
      null::uuid as product_id, left(btrim(regexp_replace(p.text, '[[:space:]]+', ' ', 'g')), 140) as title, null::int as share_bps,
      count(*)::int as count, sum(a.points)::int as points, sum(a.counted)::int as counted
    from ${acts} a join posts p on p.id = a.post_id
    group by a.author_id, a.kind, a.post_id, p.text`;
}

// Not the one that a tip was given for.
const SOLD_POST = sql`case when line.kind = 'post' then line.post_id end`;

/**
 * What members got, or gave back, in a span by their shares of companies' sales: a line for each company, product or
 * paid post, and share. Money that only moved between a member's own accounts sums to zero here.
 * @param userId only this member's; null for everybody's
 */
export function companyLines({ from, to }: Span, userId: string | null): Rows {
  const mine = userId ? sql`account.owner_id = ${userId}` : sql`account.owner_id is not null`;
  return sql`
    select account.owner_id as user_id, '0' || line.seller_id || ':' || coalesce(line.product_id::text, ${SOLD_POST}::text, '') || ':'
        || lpad(coalesce(hold.share_bps, 0)::text, 5, '0') as key, 'company' as source, ${SOLD_POST} as post_id, line.seller_id as company_id,
      seller.name as company, line.product_id, max(line.title) as title, hold.share_bps,
      count(distinct line.id) filter (where journal.kind = 'sale')::int as count, sum(posting.amount)::bigint as amount
    from journals journal
    join postings posting on posting.journal_id = journal.id
    join ledger_accounts account on account.id = posting.account_id and ${mine}
    join order_lines line on line.id = posting.order_line_id and line.seller_id <> account.owner_id
    join users seller on seller.id = line.seller_id
    left join holds hold on hold.order_line_id = line.id and hold.owner_id = account.owner_id
    where journal.created_at >= ${from} and journal.created_at < ${to}
    group by account.owner_id, line.seller_id, seller.name, line.product_id, ${SOLD_POST}, hold.share_bps
    having sum(posting.amount) <> 0 or count(*) filter (where journal.kind = 'sale') > 0`;
}

/**
 * Splits amounts by weight to the minor unit: each part is rounded down, and the rest goes one by one to the largest
 * remainders; where these are equal, in the given order. Of two parts the one with more weight never gets less.
 * @param rows with `whole` (the amount split among the rows of a part) and `weight`
 * @param part the column of rows that share one amount; null for all rows
 * @param order the fixed order among equal remainders
 */
export function splitByWeight(rows: RawBuilder<unknown>, part: Rows | null, order: Rows): Rows {
  const within = part ? sql`partition by ${part}` : sql``;
  return sql`
    select parts.*, case when weights > 0 then (floor + case
      when row_number() over (${within} order by remainder desc, ${order}) <= whole - sum(floor) over (${within})
      then 1 else 0 end)::bigint else 0 end as amount
    from (
      select weighed.*, div(whole::numeric * weight, nullif(weights, 0)) as floor,
        mod(whole::numeric * weight, nullif(weights, 0)) as remainder
      from (select given.*, sum(weight) over (${within}) as weights from (${rows}) given) weighed) parts`;
}

import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { LedgerCategory } from '@/lib/contract/ledger';
import type { Db } from '@/lib/server/ctx';
import { idAt } from '@/lib/server/db/id-at';

/** Which part of a member's ledger is asked for; the end is exclusive. */
export interface LedgerFilter {
  category: LedgerCategory | null;
  from: Date | null;
  to: Date | null;
}

export interface EntryRow {
  id: number;
  kind: string;
  ref: string;
  category: string;
  account: string;
  moved_from: string | null;
  amount: number;
  currency: string;
  created_at: Date;
  line_id: string | null;
  title: string | null;
  product_id: string | null;
  post_id: string | null;
  gross: number | null;
  fee: number | null;
  buyer: string | null;
  company_id: string | null;
  company: string | null;
}

// Postings with what is needed to say where they come from. A sale by somebody else is a company's, of which the member
// has a share.
const POSTED = sql`
  from postings p
  join ledger_accounts a on a.id = p.account_id
  join journals j on j.id = p.journal_id
  left join order_lines line on line.id = p.order_line_id`;

const CATEGORY = sql`case
  when j.kind like 'refund%' or j.kind like 'dispute%' then 'refunds'
  when j.kind like 'payout%' then 'payouts'
  when j.kind = 'pool_close' then 'pool'
  when j.kind in ('release', 'repay') then 'moves'
  when line.seller_id <> a.owner_id then 'shares'
  when line.kind = 'tip' then 'tips'
  when line.id is not null then 'sales'
  else 'other' end`;

export interface Span {
  from: Date;
  /** exclusive: the first moment after the span */
  to: Date;
}

/** A condition: postings `p` of a span. The id of a journal begins with its time, and the index is in this order. */
export const within = ({ from, to }: Span): RawBuilder<unknown> =>
  sql`(p.journal_id >= ${idAt(from)} and p.journal_id < ${idAt(to)})`;

/**
 * A condition: posting `p` of journal `j` is in one of the categories sales, tips, shares, pool and refunds. Payouts
 * only take away what was earned before, and transfers between own accounts sum to zero.
 */
export const EARNED = sql`(j.kind like 'refund%' or j.kind like 'dispute%' or j.kind = 'pool_close'
  or p.order_line_id is not null and j.kind not like 'payout%' and j.kind not in ('release', 'repay'))`;

const asked = ({ category, from, to }: LedgerFilter) => sql`
  ${category ? sql`and ${CATEGORY} = ${category}` : sql``}
  ${from ? sql`and j.created_at >= ${from}` : sql``}
  ${to ? sql`and j.created_at < ${to}` : sql``}`;

/**
 * A member's postings, newest first, with their sale. Money that moved within one member's accounts has two postings;
 * they become one entry with their sum. Each account is read from its newest posting on, until there is a page: so a
 * member who has sold for years costs no more than a new one. Who gave a company a tip is told to the company alone.
 */
export async function listEntries(
  db: Db,
  ownerId: string,
  filter: LedgerFilter,
  before: number | null,
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select p.id, p.kind, p.ref, p.category, a.kind as account, p.moved_from, p.amount, p.currency, p.created_at, p.line_id,
      p.title, p.product_id, p.post_id, p.gross, p.fee,
      case when not p.is_unnamed and not (p.line_kind = 'tip' and p.seller_id <> a.owner_id) then buyer.name end as buyer,
      company.id as company_id, company.name as company
    from ledger_accounts a
    cross join lateral (
      select p.id, p.amount, p.currency, j.kind, j.ref, j.created_at, ${CATEGORY} as category, moved.kind as moved_from,
        line.id as line_id, line.title, line.product_id, line.post_id, line.amount as gross, line.fee_amount as fee, line.order_id,
        line.seller_id, line.is_unnamed, line.kind as line_kind
      from postings p
      join journals j on j.id = p.journal_id
      left join order_lines line on line.id = p.order_line_id
      left join lateral (
        select other_account.kind
        from postings other join ledger_accounts other_account on other_account.id = other.account_id
        where other.journal_id = p.journal_id and other_account.owner_id = a.owner_id and other.amount = -p.amount
          and other.order_line_id is not distinct from p.order_line_id
        limit 1) moved on true
      where p.account_id = a.id and (p.amount > 0 or moved.kind is null) ${asked(filter)}
        ${before === null ? sql`` : sql`and p.id < ${before}`}
      order by p.id desc limit ${limit + 1}) p
    left join orders o on o.id = p.order_id
    left join users buyer on buyer.id = o.buyer_id
    left join users company on company.id = p.seller_id and p.seller_id <> a.owner_id
    where a.owner_id = ${ownerId}
    order by p.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface SumRow {
  /** the first day of a stretch of time, as a date in UTC */
  at: string;
  category: string;
  amount: number;
}

/**
 * The sums of a member's postings by kind and stretch of time; money that only moved between their accounts sums to
 * zero.
 */
export async function sumByTime(
  db: Db,
  ownerId: string,
  currency: string,
  step: 'day' | 'week' | 'month',
  span: Span,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select to_char(date_trunc(${step}::text, j.created_at at time zone 'UTC'), 'YYYY-MM-DD') as at, ${CATEGORY} as category,
      sum(p.amount)::bigint as amount
    ${POSTED}
    where a.owner_id = ${ownerId} and a.currency = ${currency} and ${within(span)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

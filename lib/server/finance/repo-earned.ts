import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { CATEGORY, POSTED } from './repo-ledger';

export interface Span {
  from: Date;
  /** exclusive: the first moment after the span */
  to: Date;
}

// Payouts only take away what was earned before; transfers between own accounts sum to zero.
const EARNED = sql`${CATEGORY} in ('sales', 'tips', 'shares', 'pool', 'refunds')`;
const within = ({ from, to }: Span): RawBuilder<unknown> =>
  sql`(j.created_at >= ${from} and j.created_at < ${to})`;

/** What a member earned by stretch of time and currency, less refunds; and the same for the span before. */
export async function sumEarned(
  db: Db,
  ownerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<{ at: string; is_before: boolean; currency: string; amount: number }[]> {
  const { rows } = await sql<{ at: string; is_before: boolean; currency: string; amount: number }>`
    select to_char(date_trunc(${step}::text, j.created_at at time zone 'UTC'), 'YYYY-MM-DD') as at,
      j.created_at < ${span.from} as is_before, p.currency, sum(p.amount)::bigint as amount
    ${POSTED}
    where a.owner_id = ${ownerId} and ${EARNED} and (${within(span)} or ${within(span.before)})
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** What a member earned by each of their own products and paid posts over a span. */
export async function sumEarnedBySubject(
  db: Db,
  ownerId: string,
  span: Span,
): Promise<{ kind: 'product' | 'post'; subject_id: string; currency: string; amount: number }[]> {
  const { rows } = await sql<{
    kind: 'product' | 'post';
    subject_id: string;
    currency: string;
    amount: number;
  }>`
    select line.kind, coalesce(line.product_id, line.post_id) as subject_id, p.currency, sum(p.amount)::bigint as amount
    ${POSTED}
    where a.owner_id = ${ownerId} and ${EARNED} and ${within(span)}
      and line.kind in ('product', 'post') and line.seller_id = a.owner_id
    group by 1, 2, 3`.execute(db);
  return rows;
}

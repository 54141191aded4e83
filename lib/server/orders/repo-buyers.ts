import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';

interface Span {
  from: Date;
  to: Date;
}

const BOUGHT = sql`from order_lines l join orders o on o.id = l.order_id`;
const within = ({ from, to }: Span): RawBuilder<unknown> => sql`(l.paid_at >= ${from} and l.paid_at < ${to})`;
// A tip buys nothing.
const IS_BOUGHT = sql`l.kind in ('product', 'post')`;
// A buyer who buys on two days counts twice, as a visitor does.
const BUYERS = sql`count(distinct (o.buyer_id, (l.paid_at at time zone 'UTC')::date))`;

/**
 * Buyers from a seller by stretch of time, and those of products among them, whether their purchases were refunded
 * later or not; and the same for the span before.
 */
export async function countBuyers(
  db: Db,
  sellerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<{ at: string; is_before: boolean; buyers: number; product_buyers: number }[]> {
  const { rows } = await sql<{ at: string; is_before: boolean; buyers: number; product_buyers: number }>`
    select to_char(date_trunc(${step}::text, l.paid_at at time zone 'UTC'), 'YYYY-MM-DD') as at,
      l.paid_at < ${span.from} as is_before, ${BUYERS}::int as buyers,
      (${BUYERS} filter (where l.kind = 'product'))::int as product_buyers
    ${BOUGHT}
    where l.seller_id = ${sellerId} and ${IS_BOUGHT} and ${within({ from: span.before.from, to: span.to })}
      and not ${within({ from: span.before.to, to: span.from })}
    group by 1, 2`.execute(db);
  return rows;
}

/** Buyers of each of a seller's products and paid posts over a span. */
export async function countBuyersBySubject(
  db: Db,
  sellerId: string,
  span: Span,
): Promise<{ kind: 'product' | 'post'; subject_id: string; buyers: number }[]> {
  const { rows } = await sql<{ kind: 'product' | 'post'; subject_id: string; buyers: number }>`
    select l.kind, coalesce(l.product_id, l.post_id) as subject_id, ${BUYERS}::int as buyers
    ${BOUGHT}
    where l.seller_id = ${sellerId} and ${IS_BOUGHT} and ${within(span)}
    group by 1, 2`.execute(db);
  return rows;
}

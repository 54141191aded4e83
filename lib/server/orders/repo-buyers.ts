import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';

interface Span {
  from: Date;
  to: Date;
}

const BOUGHT = sql`from order_lines l join orders o on o.id = l.order_id`;
const within = ({ from, to }: Span): RawBuilder<unknown> => sql`(o.paid_at >= ${from} and o.paid_at < ${to})`;
// A buyer who buys on two days counts twice, as a visitor does.
const BUYERS = sql`count(distinct (o.buyer_id, (o.paid_at at time zone 'UTC')::date))::int`;

/**
 * Buyers of a seller's products by stretch of time, whether their purchases were refunded later or not; and the same
 * for the span before.
 */
export async function countBuyers(
  db: Db,
  sellerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<{ at: string; is_before: boolean; buyers: number }[]> {
  const { rows } = await sql<{ at: string; is_before: boolean; buyers: number }>`
    select to_char(date_trunc(${step}::text, o.paid_at at time zone 'UTC'), 'YYYY-MM-DD') as at,
      o.paid_at < ${span.from} as is_before, ${BUYERS} as buyers
    ${BOUGHT}
    where l.seller_id = ${sellerId} and l.kind = 'product' and (${within(span)} or ${within(span.before)})
    group by 1, 2`.execute(db);
  return rows;
}

/** Buyers of each of a seller's products over a span. */
export async function countBuyersByProduct(
  db: Db,
  sellerId: string,
  span: Span,
): Promise<{ product_id: string; buyers: number }[]> {
  const { rows } = await sql<{ product_id: string; buyers: number }>`
    select l.product_id, ${BUYERS} as buyers
    ${BOUGHT}
    where l.seller_id = ${sellerId} and l.kind = 'product' and ${within(span)}
    group by 1`.execute(db);
  return rows;
}

import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { EARNED, type Span, within } from './repo-ledger';

export type { Span };

/** The earnings of a member from a product, a paid post or another source, in a stretch of one of two spans. */
export interface Earned {
  at: string;
  is_before: boolean;
  /** the member's own product or paid post; null for tips, shares and pools, as is its id */
  kind: 'product' | 'post' | null;
  subject_id: string | null;
  currency: string;
  amount: number;
}

/**
 * Sums a member's earnings by stretch of time, product or paid post and currency, less refunds; and the same for the
 * span before.
 */
export async function sumEarned(
  db: Db,
  ownerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<Earned[]> {
  const { from, to, before } = span;
  const { rows } = await sql<Earned>`
    select to_char(date_trunc(${step}::text, j.created_at at time zone 'UTC'), 'YYYY-MM-DD') as at,
      j.created_at < ${from} as is_before, line.kind, coalesce(line.product_id, line.post_id) as subject_id,
      p.currency, sum(p.amount)::bigint as amount
    from postings p join ledger_accounts a on a.id = p.account_id join journals j on j.id = p.journal_id
      left join order_lines line on line.id = p.order_line_id and line.kind in ('product', 'post')
        and line.seller_id = a.owner_id
    where a.owner_id = ${ownerId} and ${EARNED} and ${within({ from: before.from, to })}
      and (j.created_at < ${before.to} or j.created_at >= ${from})
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

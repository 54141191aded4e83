import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { EARNED, POSTED, type Span, within } from './repo-ledger';

export type { Span };

/** What a member earned by stretch of time and currency, less refunds; and the same for the span before. */
export async function sumEarned(
  db: Db,
  ownerId: string,
  step: Step,
  span: Span & { before: Span },
): Promise<{ at: string; is_before: boolean; currency: string; amount: number }[]> {
  const { from, to, before } = span;
  const { rows } = await sql<{ at: string; is_before: boolean; currency: string; amount: number }>`
    select to_char(date_trunc(${step}::text, j.created_at at time zone 'UTC'), 'YYYY-MM-DD') as at,
      j.created_at < ${from} as is_before, p.currency, sum(p.amount)::bigint as amount
    from postings p join ledger_accounts a on a.id = p.account_id join journals j on j.id = p.journal_id
    where a.owner_id = ${ownerId} and ${EARNED} and ${within({ from: before.from, to })}
      and (j.created_at < ${before.to} or j.created_at >= ${from})
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

import 'server-only';
import type { Cancelled, RefundTerms, RefundView, SaleView } from '@/lib/contract/refunds';
import { type LineFacts, notAtOnce, promisedUntil, refusalOf } from './policy';
import type { ShownRefund, SoldLine } from './repo-views';

/** The refund terms of a sold line at this moment. */
export function presentTerms(line: SoldLine & LineFacts, now: Date): RefundTerms {
  const refusal = refusalOf(line);
  const why = notAtOnce(line, now);
  return {
    _id: line.id,
    title: line.title,
    refundable: { amount: line.amount - line.back, currency: line.currency },
    refusal,
    atOnce: refusal === null && why === null,
    until: promisedUntil(line).toISOString(),
    why,
    usage: line.usage,
    used: { files: line.usage?.done ?? 0, of: line.usage?.of ?? 0 },
  };
}

/** A cancellation as it is stored: the thing, the cause, and the id of the person who decided it. */
export interface CancelledBy {
  thing: string;
  cause: string;
  by: string | null;
}

/** Returns who cancelled something, as readers name them. */
export function presentCancelled({ thing, cause, by }: CancelledBy, sellerId: string): Cancelled {
  const isMember = cause === 'host' && by !== sellerId;
  return { thing: thing as Cancelled['thing'], by: isMember ? 'member' : BY[cause as keyof typeof BY] };
}

const BY = {
  host: 'host',
  seller: 'seller',
  buyer: 'buyer',
  not_given: 'nobody',
  moderation: 'team',
} as const;

/** Returns what a refund with the reason `cancelled` is for. */
export function cancelledOf(
  row: Pick<ShownRefund, 'cancelled_thing' | 'cancelled_for' | 'decided_by' | 'seller_id'>,
): { cancelled?: Cancelled } {
  const { cancelled_thing: thing, cancelled_for: cause, decided_by: by } = row;
  return thing && cause ? { cancelled: presentCancelled({ thing, cause, by }, row.seller_id) } : {};
}

/** A refund as its buyer and seller see it. */
export function presentRefund(row: ShownRefund): RefundView {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    _id: row.id,
    status: row.status as RefundView['status'],
    reason: row.reason as RefundView['reason'],
    ...cancelledOf(row),
    note: row.note,
    answer: row.answer,
    amount: money(row.amount),
    lines: row.lines.map(({ id, title, amount }) => ({ _id: id, title, amount: money(amount) })),
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Presents the amount that a bank has taken back from an order. */
export function presentDispute(
  row: { id: string; status: string; amount: number; currency: string } | undefined,
): SaleView['dispute'] {
  if (!row) return null;
  const { id, status, amount, currency } = row;
  return { _id: id, status: status as 'open' | 'won' | 'lost', amount: { amount, currency } };
}

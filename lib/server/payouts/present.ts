import type { PayoutView } from '@/lib/contract/payouts';
import type { PayoutRow } from './repo';

/** A payout as its creator sees it. */
export function presentPayout(row: PayoutRow): PayoutView {
  const { method_last_four: lastFour, method_country: country } = row;
  return {
    _id: row.id,
    number: Number(row.number),
    amount: { amount: row.amount, currency: row.currency },
    status: row.status as PayoutView['status'],
    origin: row.origin as PayoutView['origin'],
    by: row.method_type as PayoutView['by'],
    method: lastFour && country ? { lastFour, country } : null,
    failure: row.failure as PayoutView['failure'],
    note: row.note,
    reference: row.reference,
    canCancel: row.status === 'pending',
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
  };
}

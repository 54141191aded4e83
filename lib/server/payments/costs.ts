import 'server-only';
import type { Journal } from '@/lib/server/ledger/service';
import { restOf } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';
import { spreadCost } from '@/lib/shared/processing-cost';

interface Paid {
  order: LockedOrder;
  payment: { id: string; cost: number } | null;
}

/**
 * Returns orders with what their gateways keep of the payments. The fee of a sale is at least its part of that. Where
 * the platform takes no fee, the seller bears that part.
 */
export function withCosts(paid: readonly Paid[]): LockedOrder[] {
  return paid.map(({ order, payment }) => {
    if (!payment) return order;
    const parts = spreadCost(
      payment.cost,
      order.lines.map(({ amount }) => amount),
    );
    const lines = order.lines.map((line, at) => {
      const cost = parts[at] ?? 0;
      return { ...line, fee_amount: restOf(line) === 'costs' ? cost : Math.max(line.fee_amount, cost) };
    });
    return { ...order, lines };
  });
}

/** Returns journals of the gateways' costs, each payment as a posting of its own. */
export const costJournals = (paid: readonly Paid[]): Journal[] =>
  paid.flatMap(({ order: { currency }, payment }) =>
    payment && payment.cost > 0 ? [costJournal('cost', { id: payment.id, currency }, payment.cost)] : [],
  );

/** A gateway keeps some of the money that is with it; a negative amount comes back from it. */
export const costJournal = (
  kind: 'cost' | 'cost_change' | 'dispute_cost',
  { id: ref, currency }: { id: string; currency: string },
  cost: number,
): Journal => ({
  kind,
  ref,
  currency,
  postings: [
    { account: { ownerId: null, kind: 'clearing' }, amount: cost },
    { account: { ownerId: null, kind: 'costs' }, amount: -cost },
  ],
});

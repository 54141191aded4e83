import 'server-only';
import type { MethodType } from '@/lib/contract/payouts';
import type { PayoutRow } from './repo';

/** Returns the facts about a payout for the books. */
export const forBooks = ({ id, user_id: userId, amount, currency, method_type }: PayoutRow) => ({
  id,
  userId,
  amount,
  currency,
  by: method_type as MethodType,
});

/** Returns the facts about a payout for its payee. */
export const forPayee = ({ id, amount, currency, method_last_four: lastFour, method_type }: PayoutRow) => ({
  id,
  amount,
  currency,
  lastFour,
  by: method_type as MethodType,
});

/** The part of a payout that the provider took back and its payee has not got again yet. */
export const unrestored = (payout: Pick<PayoutRow, 'reversed_amount' | 'restored_amount'>): number =>
  payout.reversed_amount - payout.restored_amount;

/** The facts that decide what an operator may do with a payout, besides its payee. */
export const forReview = (payout: PayoutRow & { lately: number }) => ({
  status: payout.status,
  amount: payout.amount,
  lately: payout.lately,
  userId: payout.user_id,
  approvedBy: payout.approved_by,
  closedBy: payout.closed_by,
  by: payout.method_type as MethodType,
  isSending: payout.send_asked_at !== null,
  unrestored: unrestored(payout),
});

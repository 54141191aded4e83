import type { MethodType } from '@/lib/contract/payouts';

/**
 * The amount that decides whether two operators are needed: this payout with the payee's others of the days before. So
 * a large payout cannot be split into small ones that one operator alone may send.
 */
export const weightOf = ({ amount, lately }: { amount: number; lately: number }): number => amount + lately;

/** How many days before a payout the others count with it. */
export const LATELY_DAYS = 7;

/** What an operator may do with a payout. */
export interface Reviewed {
  status: string;
  amount: number;
  /** the sum of the payee's other payouts of the days before */
  lately: number;
  userId: string;
  approvedBy: string | null;
  /** the operator who noted how it ended */
  closedBy: string | null;
  by: MethodType;
  /** an operator had it sent: from then on only the payment provider's answer ends it */
  isSending: boolean;
  /** minor units that the provider took back in part, and that its payee has not got again yet */
  unrestored: number;
  mayBePaid: boolean;
  /** the payee owes money: sales were given back since the request, and no more is sent until that is settled */
  owes: boolean;
}

export interface OperatorAbilities {
  canApprove: boolean;
  canStart: boolean;
  /** may let the payment provider send it */
  canSend: boolean;
  canTransfer: boolean;
  canFail: boolean;
  /** may note that the bank sent it back after the transfer */
  canReturn: boolean;
  /** may give the payee the part that the provider took back */
  canRestore: boolean;
  /** another operator has to look at it, too */
  needsSecond: boolean;
  isOwn: boolean;
}

/**
 * No operator sends money to themselves, or to a payee who owes some. A payout of `twoFrom` or more is approved by one
 * operator and begun by another; and that it came back is noted by another operator than the one who noted that it was
 * sent.
 * @param twoFrom minor units
 */
export function operatorAbilities(payout: Reviewed, operatorId: string, twoFrom: number): OperatorAbilities {
  const isOwn = payout.userId === operatorId;
  const isPending = payout.status === 'pending';
  const needsTwo = weightOf(payout) >= twoFrom;
  const isOpen = isPending || payout.status === 'in_progress';
  const isSent = payout.status === 'transferred';
  const isWire = payout.by === 'wire-transfer';
  const isUnderWay = payout.status === 'in_progress';
  const ready = isPending && payout.mayBePaid && !payout.owes && !isOwn;
  return {
    isOwn,
    canApprove: ready && needsTwo && payout.approvedBy === null,
    canStart: ready && (!needsTwo || (payout.approvedBy !== null && payout.approvedBy !== operatorId)),
    canSend: isUnderWay && !isWire && !payout.isSending && payout.mayBePaid && !payout.owes && !isOwn,
    canTransfer: isUnderWay && isWire && !isOwn,
    canFail: isOpen && !payout.isSending && !isOwn,
    canRestore: isSent && payout.unrestored > 0 && !isOwn,
    canReturn: isSent && isWire && !isOwn && !(needsTwo && payout.closedBy === operatorId),
    needsSecond:
      needsTwo &&
      ((isPending && payout.approvedBy !== null) || (isSent && isWire && payout.closedBy === operatorId)),
  };
}

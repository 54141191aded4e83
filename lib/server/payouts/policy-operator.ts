import type { MethodType } from '@/lib/contract/payouts';

/**
 * How much a payout weighs where two operators are needed: with the payee's others of the days before it, so that a
 * large one is not taken in slices that one operator alone may send.
 */
export const weightOf = ({ amount, lately }: { amount: number; lately: number }): number => amount + lately;

/** So many days before a payout the others count with it. */
export const LATELY_DAYS = 7;

/** What an operator may do with a payout. */
export interface Reviewed {
  status: string;
  amount: number;
  /** what the payee's other payouts of the days before came to */
  lately: number;
  userId: string;
  approvedBy: string | null;
  /** who wrote down how it ended */
  closedBy: string | null;
  by: MethodType;
  /** an operator had it sent: from then on only the payment provider's answer ends it */
  isSending: boolean;
  /** minor units that the provider took back in part, and that its payee has not got yet */
  openBack: number;
  mayBePaid: boolean;
  /** sales were given back since it was asked for: what is still here is not sent after what is missing */
  owes: boolean;
}

export interface OperatorAbilities {
  canApprove: boolean;
  canStart: boolean;
  /** by the payment provider */
  canSend: boolean;
  canTransfer: boolean;
  canFail: boolean;
  /** the bank has sent it back after it was transferred */
  canReturn: boolean;
  /** the provider has taken some of it back */
  canRestore: boolean;
  /** another operator has to look as well */
  needsSecond: boolean;
  isOwn: boolean;
}

/**
 * Nobody sends money to themselves, or to who owes some; what reaches `twoFrom` is approved by one operator and begun
 * by another, and said to have come back by another than who said that it was sent.
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
    canRestore: isSent && payout.openBack > 0 && !isOwn,
    canReturn: isSent && isWire && !isOwn && !(needsTwo && payout.closedBy === operatorId),
    needsSecond:
      needsTwo &&
      ((isPending && payout.approvedBy !== null) || (isSent && isWire && payout.closedBy === operatorId)),
  };
}

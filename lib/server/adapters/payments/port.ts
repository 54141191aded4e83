import 'server-only';
import type { DISPUTE_CAUSES } from '@/lib/contract/choices';
import type { Write } from '@/lib/server/db/writes';
import type { Rate } from '@/lib/shared/processing-cost';
import type { AccountState } from './payout-port';

export type DisputeCause = (typeof DISPUTE_CAUSES)[number];

export const EVENT_TYPES = [
  'payment.processing',
  'payment.succeeded',
  'payment.refused',
  'payment.failed',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'account.changed',
  'account.payout_failed',
  'transfer.reversed',
  'ignored',
] as const;

/**
 * A gateway's news about a payment (`payment.refused`: a card was refused, and its page waits for another), a refund
 * of it, or a dispute about it; about a member's own account there (`account.changed`, and `account.payout_failed`
 * where its own bank took nothing); about a payout that was taken back from such an account (`transfer.reversed`); or
 * about something that does not concern us (`ignored`), which is stored all the same.
 */
export interface GatewayEvent {
  /** the gateway's own id of the event: if it arrives twice, it counts once */
  id: string;
  type: (typeof EVENT_TYPES)[number];
  /** the payment's, the account's, or the transfer's */
  gatewayRef: string;
  /** our id of the payment, where the gateway repeats it: it is known before the gateway's own name for it */
  paymentId?: string;
  /** another name of the payment at the gateway, which later events may use */
  alias?: string;
  /** for `account.changed` */
  account?: AccountState;
  /**
   * for a refund: our id of it, or the gateway's own where it began there; for a dispute: the gateway's id of it; for a
   * transfer: our id of the payout
   */
  subjectRef: string | null;
  /** the amount of the payment, the refund or the dispute; for a transfer, everything that was taken back so far */
  amount: number;
  currency: string;
  /** why it failed; of a refused card, a `CardRefusal` */
  failure: string | null;
  /** of a refused card: the gateway's own name for it, which is the same for each try; never its number */
  card?: string;
  /** what the gateway keeps for itself: of a payment, or for a lost dispute; where it says so, in minor units */
  cost?: number;
  /**
   * of a dispute, where the gateway says it: why the bank took the money back, and until when it reads an answer (ISO
   * 8601)
   */
  cause?: DisputeCause;
  answerBy?: string;
  /** ISO 8601, where the gateway says when it happened */
  at: string | null;
}

/** What has become of a refund; `pending` is decided later, and an event reports it. */
export interface RefundAnswer {
  status: 'succeeded' | 'pending' | 'failed';
  failure: string | null;
}

/** A payment at its gateway, and the page where the buyer goes on. */
export interface Opened {
  gatewayRef: string;
  pageUrl: string;
  status?: 'requires_action' | 'awaiting_transfer';
}

/** A payment that is to be opened. */
export interface Opening {
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  description: string;
  /** whether the card's owner has to prove who they are (3-D Secure) */
  asksProof: boolean;
  /** when the buyer chose to pay; the same on each call */
  at: Date;
}

/** Takes the money. No method is called inside a transaction except `openHere`. */
export interface PaymentGateway {
  name: string;
  /** what it keeps of each payment, as buyers are told before; it counts where the gateway reports nothing */
  rate: Rate;
  /**
   * where cards are typed: `here`, where we are asked before the gateway sees one; `there`, on a page of its own;
   * `none` for other ways to pay
   */
  cards: 'here' | 'there' | 'none';
  /**
   * Opens a payment; for the same `paymentId` again the answer is the same.
   * @returns its reference at the gateway, the page where the buyer pays, and what it waits for: `requires_action`, or
   *   `awaiting_transfer` where the money arrives by itself days later
   */
  open(payment: Opening): Promise<Opened>;
  /**
   * For a gateway that asks nobody and stores its data in this database: the answer that `open` will give for a new
   * payment, and the write that stores it. Written together with the payment, it is open from its first moment on.
   */
  openHere?(payment: Opening): { opened: Opened; kept: Write };
  /**
   * Where events do not say what it keeps of a payment: asks for it, in minor units of the payment's currency. Null
   * while the gateway does not know it yet.
   */
  costOf?(gatewayRef: string): Promise<number | null>;
  /** Closes the page of a payment that nobody has paid; one that is closed or paid stays as it is. */
  close?(gatewayRef: string): Promise<void>;
  /**
   * Checks a webhook over its raw bytes.
   * @throws AppError `bad_request` when the signature is wrong or the time is off by more than 5 minutes
   */
  verify(rawBody: string, headers: Headers, now: Date): GatewayEvent;
  /** Reads an event that was verified when it came. @throws AppError `bad_request` */
  read(rawBody: string): GatewayEvent;
  /** What has become of a payment: asked when in doubt. Null while nothing is decided. */
  ask(gatewayRef: string): Promise<GatewayEvent | null>;
  /**
   * Gives a payment back, wholly or in part. The same `refundId` again moves nothing and returns what has become of it.
   * @throws Error when the gateway does not answer: it is tried again
   */
  refund(refund: {
    gatewayRef: string;
    refundId: string;
    amount: number;
    currency: string;
  }): Promise<RefundAnswer>;
}

import 'server-only';

/**
 * Why the provider pays nothing to an account: it asks something of its holder, looks into it, or has refused it for
 * good.
 */
export type Restriction = 'asked' | 'review' | 'refused';

/** How a member's account at the provider stands. */
export interface AccountState {
  canBePaid: boolean;
  isComplete: boolean;
  /** null where it can be paid */
  restriction: Restriction | null;
  /** codes (ISO 4217) of what it is paid in */
  currencies: string[];
}

/** A transfer that was made. */
export interface Transferred {
  status: 'succeeded';
  /** the provider's name of it */
  transferRef: string;
  /** how much of it was taken back since, in minor units */
  reversed: number;
}

/**
 * What has become of a payout at the provider. `failed`: it was refused for good and nothing was moved; `house_short`:
 * nothing was moved either, as the house's own balance there does not suffice.
 */
export type PayoutAnswer =
  | Transferred
  | { status: 'failed'; why: 'account_restricted' | 'currency_not_taken' | 'gateway_refused'; code: string }
  | { status: 'house_short' };

/** Who pays members by accounts of their own. No method is called inside a transaction. */
export interface PayoutGateway {
  name: string;
  /** Makes a member's account; for the same member again, the same one. @returns its reference */
  createAccount(member: { userId: string }): Promise<string>;
  /** A link to the provider's pages for that account, good once and for some minutes. */
  createLink(link: { accountRef: string; returnUrl: string; refreshUrl: string }): Promise<string>;
  /** How an account stands. */
  ask(accountRef: string): Promise<AccountState>;
  /** The transfer of a payout, if there is one; it makes none. @throws Error when the provider does not answer */
  findTransfer(payoutId: string): Promise<Transferred | null>;
  /**
   * Moves money to an account. The same `payoutId` again moves nothing and answers the same.
   * @throws Error when the provider does not answer, or what it answers leaves open what was done: it is asked again
   */
  transfer(payout: {
    payoutId: string;
    accountRef: string;
    amount: number;
    currency: string;
    /** one more for each time that the house's balance did not suffice: the provider repeats what it refused once */
    round: number;
  }): Promise<PayoutAnswer>;
}

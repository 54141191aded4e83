import 'server-only';

/**
 * Why the provider pays nothing to an account: it needs something from its holder, is examining it, or has refused it
 * for good.
 */
export type Restriction = 'asked' | 'review' | 'refused';

/** The state of a member's account at the provider. */
export interface AccountState {
  canBePaid: boolean;
  isComplete: boolean;
  /** null where payouts are possible */
  restriction: Restriction | null;
  /** codes (ISO 4217) of the currencies it is paid in */
  currencies: string[];
}

/** A transfer that was made. */
export interface Transferred {
  status: 'succeeded';
  /** the provider's name for it */
  transferRef: string;
  /** how much of it was taken back since, in minor units */
  reversed: number;
}

/**
 * What has become of a payout at the provider. `failed`: it was refused for good and no money moved; `house_short`: no
 * money moved either, because the house's own balance there is too small.
 */
export type PayoutAnswer =
  | Transferred
  | { status: 'failed'; why: 'account_restricted' | 'currency_not_taken' | 'gateway_refused'; code: string }
  | { status: 'house_short' };

/** Pays members on accounts of their own. No method is called inside a transaction. */
export interface PayoutGateway {
  name: string;
  /** Makes a member's account; for the same member again, the same one. @returns its reference */
  createAccount(member: { userId: string }): Promise<string>;
  /** A link to the provider's pages for that account; it works once and for some minutes. */
  createLink(link: { accountRef: string; returnUrl: string; refreshUrl: string }): Promise<string>;
  /** The state of an account. */
  ask(accountRef: string): Promise<AccountState>;
  /** The transfer of a payout, if there is one; it makes none. @throws Error when the provider does not answer */
  findTransfer(payoutId: string): Promise<Transferred | null>;
  /**
   * Moves money to an account. The same `payoutId` again moves nothing and gets the same answer.
   * @throws Error when the provider does not answer, or its answer does not say what was done: it is asked again
   */
  transfer(payout: {
    payoutId: string;
    accountRef: string;
    amount: number;
    currency: string;
    /**
     * one more after each time that the house's balance was too small: the provider repeats its first refusal otherwise
     */
    round: number;
  }): Promise<PayoutAnswer>;
}

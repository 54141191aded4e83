import 'server-only';

/** What has become of a payout at the provider. */
export interface PayoutAnswer {
  status: 'succeeded' | 'failed';
  /** the provider's name of the transfer */
  transferRef: string | null;
  failure: string | null;
}

/** Who pays members by accounts of their own. No method is called inside a transaction. */
export interface PayoutGateway {
  name: string;
  /** Makes a member's account; for the same member again, the same one. @returns its reference */
  createAccount(member: { userId: string }): Promise<string>;
  /** A link to the provider's pages for that account, good once and for some minutes. */
  createLink(link: { accountRef: string; returnUrl: string; refreshUrl: string }): Promise<string>;
  /** How an account stands. */
  ask(accountRef: string): Promise<{ canBePaid: boolean; isComplete: boolean }>;
  /**
   * Moves money to an account. The same `payoutId` again moves nothing and answers the same.
   * @throws Error when the provider does not answer: it is tried again
   */
  transfer(payout: {
    payoutId: string;
    accountRef: string;
    amount: number;
    currency: string;
  }): Promise<PayoutAnswer>;
}

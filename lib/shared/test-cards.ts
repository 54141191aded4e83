/** The sandbox gateway's test cards: what each number does. */
export const TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  /** asks its owner for a proof first (3-D Secure) */
  challenge: '4000002500003155',
  /** paid some seconds later */
  late: '4000000000000077',
} as const;

/** The code by which the owner of a test card proves who they are. */
export const TEST_CODE = '123456';

/** Test cards that are paid at once, but whose events the gateway sends in a bad way. */
export const CHAOS_CARDS = {
  /** sent half a minute later */
  delayed: '4000000000008018',
  /** sent five times at once */
  duplicated: '4000000000008026',
  /** an earlier event is sent after it */
  reordered: '4000000000008034',
  /** never sent: the shop has to ask */
  dropped: '4000000000008042',
  /** sent by somebody else first, with another amount */
  forged: '4000000000008059',
} as const;

/** Test cards that are paid at once, and refunded or disputed later. */
export const REVERSAL_CARDS = {
  /** a refund takes some seconds */
  refundLate: '4000000000007726',
  /** a refund fails: the account is closed */
  refundFails: '4000000000005126',
  /** some seconds later the bank takes the payment back, and a minute after that decides for the seller */
  disputeWon: '4000000000000259',
  /** the same, decided for the buyer */
  disputeLost: '4000000000002685',
} as const;

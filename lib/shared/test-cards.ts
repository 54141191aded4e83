/** The sandbox gateway's test cards: what each number does. */
export const TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  /** is paid some seconds later */
  late: '4000000000000077',
} as const;

/** The sandbox gateway's cards (see its adapter): what each number leads to. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', meaning: 'success' },
  { number: '4000 0000 0000 0002', meaning: 'declined' },
  { number: '4000 0000 0000 9995', meaning: 'insufficient' },
] as const;

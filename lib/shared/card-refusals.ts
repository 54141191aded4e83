/**
 * Why a bank refused a card, as buyers are told; gateways translate their own codes into these. A suspected fraud is a
 * plain `declined`: whoever tries a stolen card learns nothing.
 */
export const CARD_REFUSALS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_code',
  'wrong_number',
  'limit_exceeded',
  'not_supported',
  'authentication_failed',
  'try_later',
] as const;

export type CardRefusal = (typeof CARD_REFUSALS)[number];

/** A stored reason as one of the list; null for other reasons, such as a payment page whose time was over. */
export const cardRefusal = (failure: string | null | undefined): CardRefusal | null =>
  CARD_REFUSALS.find((each) => each === failure) ?? null;

/** Returns whether it says something about the card: `try_later` is an outage of the gateway or the bank. */
export const isOfCard = (failure: string | null): boolean => {
  const refusal = cardRefusal(failure);
  return refusal !== null && refusal !== 'try_later';
};

/**
 * The bounds of a tip, and the amount from which operators look at it, in minor units of the house's currency. This
 * file has no schema, because browsers load it.
 */
export const TIP = {
  /** specification, section 9 */
  presets: [500, 1000, 2000, 5000, 10_000],
  least: 200,
  most: 50_000,
  /** above this it is said in words, asked again, and looked at by an operator */
  large: 10_000,
  /** a bank transfer is worth it from here on */
  leastTransfer: 5_000,
  /** in a day, to one author and in all */
  dayToOne: 20_000,
  dayInAll: 50_000,
  wordLength: 200,
} as const;

/** The smallest tip that one of these ways to pay takes. */
export const leastTip = (gateways: readonly { least: { amount: number } }[]): number =>
  Math.min(TIP.most, ...gateways.map(({ least }) => least.amount));

/** The amounts to choose from, from the smallest on. */
export const tipPresets = (least: number): number[] => TIP.presets.filter((preset) => preset >= least);

// `Node.js` and similar words are names. Arabic words after a full stop without a space are no addresses, but for the
// endings that Arabic addresses have.
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}]\.(?:(?!(?:js|ts|py|md)\b)[a-z]{2,}|شبكة|موقع|عرب|السعودية|امارات|مصر|قطر)(?!\p{L})/iu;
const UNSEEN = /[\u200B-\u200F\u2060\uFEFF]/g;

/** Returns whether a text holds something that reads like an address on the web. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC').replace(UNSEEN, ''));

/** How many words with tips a profile shows at first. */
export const TIP_WORDS = 3;

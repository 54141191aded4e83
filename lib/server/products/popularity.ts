import 'server-only';

const DAY = 86_400_000;
/** After so long a sale counts half. */
export const HALF_LIFE = 28 * DAY;
/** When a sale weighs one. Any day would do; with this one a double holds weights until 2104. */
export const ONE_AT = Date.UTC(2026, 0, 1);
/** What a product nobody rated is taken to have got, and by how many ratings. */
export const ASSUMED = { stars: 4, ratings: 5 } as const;

/**
 * What a sale at a time weighs, for ever: a later one weighs more, instead of all earlier ones less with each day. So a
 * sum of weights never has to be made again because time went by ("forward decay", Cormode and others, 2009).
 */
export function saleWeight(at: Date): number {
  return 2 ** ((at.getTime() - ONE_AT) / HALF_LIFE);
}

/** What the popularity of a product follows from. */
export interface Standing {
  /** its sales' weights, added up */
  soldWeight: number;
  publishedAt: Date;
  ratingsCount: number;
  ratingsSum: number;
}

/**
 * Popularity of a product, to be compared with that of others: log2 of its sales, each weighing half after four weeks,
 * and of one more on the day it appeared; plus the stars that it has above four, or less those below, as if five people
 * more had given it four (a Bayesian average). One more is twice the sales, a star, or having sold as much four weeks
 * later. It changes with events alone, so it is stored and indexed; `popularitySql` in repo-counts.ts computes the
 * same.
 */
export function popularity({ soldWeight, publishedAt, ratingsCount, ratingsSum }: Standing): number {
  const sold = Math.log2(saleWeight(publishedAt) + soldWeight);
  const stars = (ASSUMED.stars * ASSUMED.ratings + ratingsSum) / (ASSUMED.ratings + ratingsCount);
  return sold + stars - ASSUMED.stars;
}

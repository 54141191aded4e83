import 'server-only';
import { DAY } from '@/lib/shared/time';

/** After this time a sale counts half. */
export const HALF_LIFE = 28 * DAY;
/**
 * The time at which a sale has the weight one. Any day would do; with this one a double can hold the weights until
 * 2104.
 */
export const ONE_AT = Date.UTC(2026, 0, 1);
/** How a product without ratings counts: as if it had this many ratings with these stars. */
export const ASSUMED = { stars: 4, ratings: 5 } as const;

/**
 * The weight of a sale at a time, for ever: later sales weigh more, instead of older ones weighing less each day. So a
 * sum of weights never has to be computed again because time went by ("forward decay", Cormode and others, 2009).
 */
export function saleWeight(at: Date): number {
  return 2 ** ((at.getTime() - ONE_AT) / HALF_LIFE);
}

/** The facts that a product's popularity is computed from. */
export interface Standing {
  /** the sum of its sales' weights */
  soldWeight: number;
  publishedAt: Date;
  ratingsCount: number;
  ratingsSum: number;
}

/**
 * The popularity of a product, to compare it with others. It is log2 of its sales, where each counts half after four
 * weeks, and of one more sale on the day it was published; plus its average stars above four (or minus those below), as
 * if five more people had given it four (a Bayesian average). So one point more means twice the sales, one star more,
 * or the same sales four weeks later. It changes only with events, so it is stored and indexed; `popularitySql` in
 * repo-counts.ts computes the same.
 */
export function popularity({ soldWeight, publishedAt, ratingsCount, ratingsSum }: Standing): number {
  const sold = Math.log2(saleWeight(publishedAt) + soldWeight);
  const stars = (ASSUMED.stars * ASSUMED.ratings + ratingsSum) / (ASSUMED.ratings + ratingsCount);
  return sold + stars - ASSUMED.stars;
}

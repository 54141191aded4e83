import 'server-only';

/** A post this much younger, in seconds, needs only a tenth of the points. */
export const DECADE_SECONDS = 45_000;

/** How many points each act gives. */
export const POINTS = { reaction: 1, comment: 2, save: 2, share: 3 } as const;

/** A rating with this many stars brings no point; each star more brings one, and each star less takes one. */
export const NEUTRAL_STARS = 3;

/**
 * The points that a post's ratings give together, at least 0: nobody takes from a post what others did.
 * @param count how many there are
 * @param sum of their stars
 */
export const ratingPoints = (count: number, sum: number): number => Math.max(sum - NEUTRAL_STARS * count, 0);

/**
 * A popularity that does not change with time: log10(points) + published / 45,000 s, after Reddit's "hot". It changes
 * only when something happens to the post, so it can be stored and indexed. `hotSql` in repo-hot.ts computes the same,
 * from these constants, in the statement that moves the counters.
 * @param points sum of `POINTS` over what others did, and of `ratingPoints`
 * @param publishedAt when the post appeared
 */
export function hotness(points: number, publishedAt: Date): number {
  return Math.log10(Math.max(points, 1)) + publishedAt.getTime() / 1000 / DECADE_SECONDS;
}

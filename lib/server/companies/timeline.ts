import 'server-only';

/** A share and the moment (ms) from which on it counts, in the order of their beginnings. */
export interface Step {
  shareBps: number;
  from: number;
}

const WHOLE = 10_000;

/** The share of a membership at a moment: the last step that has begun. 0 before the first. */
export function shareAt(steps: readonly Step[], moment: number): number {
  return steps.findLast(({ from }) => from <= moment)?.shareBps ?? 0;
}

/**
 * What is left at the tightest moment from `moment` on, for good: more than this cannot be given away then.
 * @param memberships the steps of each that is open, in basis points
 */
export function freeFrom(memberships: readonly (readonly Step[])[], moment: number): number {
  const later = memberships.flat().map(({ from }) => from);
  const moments = [moment, ...later.filter((from) => from > moment)];
  const given = (at: number) => memberships.reduce((sum, steps) => sum + shareAt(steps, at), 0);
  return WHOLE - Math.max(...moments.map(given));
}

/** What the company itself keeps. */
export function ownShare(shares: readonly number[]): number {
  return shares.reduce((left, share) => left - share, WHOLE);
}

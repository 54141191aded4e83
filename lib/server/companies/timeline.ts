import 'server-only';

/** A share and the moment (ms) from which it counts, in the order of time. */
export interface Step {
  shareBps: number;
  from: number;
}

const WHOLE = 10_000;

/** A membership's share at a moment: that of the last step that has begun. 0 before the first. */
export function shareAt(steps: readonly Step[], moment: number): number {
  return steps.findLast(({ from }) => from <= moment)?.shareBps ?? 0;
}

/**
 * The least that is free at any time from `moment` on: more than this cannot be given away then.
 * @param memberships the steps of each open membership, in basis points
 */
export function freeFrom(memberships: readonly (readonly Step[])[], moment: number): number {
  const later = memberships.flat().map(({ from }) => from);
  const moments = [moment, ...later.filter((from) => from > moment)];
  const given = (at: number) => memberships.reduce((sum, steps) => sum + shareAt(steps, at), 0);
  return WHOLE - Math.max(...moments.map(given));
}

/** The share that the company itself keeps. */
export function ownShare(shares: readonly number[]): number {
  return shares.reduce((left, share) => left - share, WHOLE);
}

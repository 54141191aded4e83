import 'server-only';
import { type Month, monthSpan } from '@/lib/shared/months';
import { HOUR } from '@/lib/shared/time';

/** What somebody else's act on a free post is worth to its author (spec/decisions.md). */
export const POINTS = { reaction: 1, comment: 2, save: 2, share: 3, evaluation: 4 } as const;

/** An evaluation counts from so many stars on. */
export const LEAST_STARS = 4;

/** At most so many points a month from one actor to one author. */
export const MOST_PER_ACTOR = 50;

/** A month is closed when what was under way at its end has surely been written, clocks that differ included. */
const SETTLES_MS = HOUR;

/** Returns the time from which a month may be closed. */
export const closesAt = (month: Month): Date => new Date(monthSpan(month).to.getTime() + SETTLES_MS);

/** What the pool of a month is made of, in minor units. */
export interface PoolParts {
  /** the platform's fees of the month, without those that refunds gave back */
  fees: number;
  /** 0 or less: what months before gave back beyond their fees */
  owed: number;
  /** stands in the pool, as the month before had nobody to share it with */
  leftOver: number;
  poolBps: number;
}

/** What goes from the fees into the pool (rounded down), what is shared by it, and what the next month begins with. */
export function poolOf({ fees, owed, leftOver, poolBps }: PoolParts) {
  const base = fees + owed;
  const added = Number((BigInt(Math.max(0, base)) * BigInt(poolBps)) / 10_000n);
  return { added, pool: added + leftOver, owedNext: Math.min(0, base) };
}

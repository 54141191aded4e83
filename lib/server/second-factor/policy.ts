import type { Viewer } from '@/lib/server/ctx';
import { HOUR, MINUTE } from '@/lib/shared/time';

/** How long a session stays proven. */
const PROVEN_MS = 12 * HOUR;
/** After this many wrong codes within the window, no code is checked until the window is over. */
export const WRONG_CODES = 5;
/** It begins with the first wrong code. */
export const WINDOW_MS = 15 * MINUTE;

/**
 * Returns the time until which a session is proven that showed the second factor at `at`; null where it is not, or not
 * any more.
 */
export function provenUntil(at: Date | null | undefined, now: Date): Date | null {
  const until = at && new Date(at.getTime() + PROVEN_MS);
  return until && until > now ? until : null;
}

/** Returns whether a member may act as an operator now: the role alone is not enough. */
export function isProvenOperator(viewer: Viewer | null, now: Date): boolean {
  return viewer?.role === 'ADMIN' && provenUntil(viewer.secondFactorAt, now) !== null;
}

/** Returns the time until which no code is checked; null where the next one is. */
export function lockedUntil(wrong: { tries: number; since: Date | null }, now: Date): Date | null {
  if (wrong.tries < WRONG_CODES || !wrong.since) return null;
  const until = new Date(wrong.since.getTime() + WINDOW_MS);
  return until > now ? until : null;
}

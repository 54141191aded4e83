import 'server-only';
import { HOUR, MINUTE, SECOND } from '@/lib/shared/time';

const MOST_CARDS = 3;
const MOST_TRIES = 5;
/** Members who have bought before wait this long after a refusal, not an hour. */
const SLOWED_MS = MINUTE;
/** How soon it makes sense to come back while other tries are still being decided. */
const BUSY_MS = 5 * SECOND;

/** A try to pay by card. */
export interface Tried {
  /** null where the gateway names none */
  card: string | null;
  isRefused: boolean;
  /** ms; when it was refused, or else when it began */
  at: number;
}

/** `stopped`: too many were refused; `busy`: so many are being decided that they might turn out to be too many. */
export interface Verdict {
  why: 'stopped' | 'busy';
  retryAfter: number;
}

/**
 * Returns whether one more card may be tried by this member, or from this network address. Three different cards, or
 * five tries of any, that were refused within an hour stop all others for an hour. Tries that are not decided yet count
 * as if they would be refused: so no more than five ever get through, also side by side.
 * @param tries of the last two hours
 * @param isKnown the member has bought before: they are only slowed
 * @returns null where it may
 */
export function verdictOn(tries: readonly Tried[], isKnown: boolean, now: Date): Verdict | null {
  const time = now.getTime();
  const refused = tries.filter(({ isRefused }) => isRefused).sort((one, other) => one.at - other.at);
  const until = stoppedUntil(refused, isKnown);
  if (until > time) return { why: 'stopped', retryAfter: Math.ceil((until - time) / SECOND) };
  const recent = refused.filter(({ at }) => at > time - HOUR).length;
  const undecided = tries.length - refused.length;
  // Whoever waited may try again, one card after the other.
  const room = Math.max(MOST_TRIES - recent, 1);
  return undecided >= room ? { why: 'busy', retryAfter: BUSY_MS / SECOND } : null;
}

/** @param refused from the oldest to the newest @returns ms; 0 where nothing stops */
function stoppedUntil(refused: readonly Tried[], isKnown: boolean): number {
  const last = refused.findLast(({ at }, place) => {
    const within = refused.slice(0, place + 1).filter((one) => one.at > at - HOUR);
    const cards = new Set(within.map(({ card }) => card).filter((card) => card !== null));
    return cards.size >= MOST_CARDS || within.length >= MOST_TRIES;
  });
  return last ? last.at + (isKnown ? SLOWED_MS : HOUR) : 0;
}

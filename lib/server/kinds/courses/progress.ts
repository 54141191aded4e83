import { MINUTE } from '@/lib/shared/time';

/** A part of a film or sound, in whole seconds. */
export type Stretch = [from: number, to: number];

/** How far somebody is in a lesson, as it is stored. */
export interface Progress {
  /** in order, without overlaps */
  watched: Stretch[];
  /** how much of it may count so far, in seconds */
  allowed: number;
  reportedAt: Date;
  position: number;
  /** by the clock of the device */
  positionAt: Date | null;
}

/** What a device says about the time since it last said something. */
export interface Report {
  watched: readonly { from: number; to: number }[];
  position: number;
  at: Date;
  isSought: boolean;
}

/** Nobody listens faster than this. */
const FASTEST = 2;
/** More time between two reports gives no more: else a pause of a day would pay for a whole film. */
const LONGEST_GAP_SECONDS = 300;
/** The beginning of a film, where players stand before they know better. */
const BEGINNING_SECONDS = 1;
/** Nobody jumps more often in one film; a program could, and each part takes room in the row. */
export const MOST_STRETCHES = 500;
/** A clock may be ahead by as much. */
const AHEAD_MS = MINUTE;
const COMPLETE_SHARE = 0.9;

/**
 * Adds a report. The order in which reports arrive does not matter, nor that one arrives twice: ranges are a union, the
 * position is that of the latest listening, and the time that counts depends on when reports arrived alone.
 * @param length of the film in seconds; null where it is not known
 */
export function withReport(before: Progress, report: Report, length: number | null, now: Date): Progress {
  const gap = Math.max(0, (now.getTime() - before.reportedAt.getTime()) / 1000);
  const said = report.watched.map(({ from, to }): Stretch => [Math.round(from), Math.round(to)]);
  return {
    watched: union([...before.watched, ...said], length),
    allowed: before.allowed + FASTEST * Math.min(gap, LONGEST_GAP_SECONDS),
    reportedAt: now > before.reportedAt ? now : before.reportedAt,
    ...positionAfter(before, report, now),
  };
}

function positionAfter(before: Progress, { position, at, isSought }: Report, now: Date) {
  const old = { position: before.position, positionAt: before.positionAt };
  if (position < BEGINNING_SECONDS && !isSought) return old;
  // A device whose clock is wrong must not hold the position forever.
  const positionAt = at.getTime() > now.getTime() + AHEAD_MS ? now : at;
  const later = positionAt.getTime() - (before.positionAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  return later > 0 || (later === 0 && position > before.position) ? { position, positionAt } : old;
}

function union(stretches: Stretch[], length: number | null): Stretch[] {
  const end = length ?? Number.POSITIVE_INFINITY;
  const sorted = stretches
    .map(([from, to]): Stretch => [from, Math.min(to, end)])
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0]);
  const merged: Stretch[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged.length > MOST_STRETCHES ? withoutSmallGaps(merged) : merged;
}

/** Counts the shortest gaps as watched; no more counts for that than the allowance. */
function withoutSmallGaps(stretches: readonly Stretch[]): Stretch[] {
  const gapBefore = (at: number) => (stretches[at]?.[0] ?? 0) - (stretches[at - 1]?.[1] ?? 0);
  const byGap = stretches
    .map((_, at) => at)
    .slice(1)
    .sort((a, b) => gapBefore(b) - gapBefore(a));
  const starts = [0, ...byGap.slice(0, MOST_STRETCHES - 1)].sort((a, b) => a - b);
  return starts.map((at, n): Stretch => {
    const last = (starts[n + 1] ?? stretches.length) - 1;
    return [stretches[at]?.[0] ?? 0, stretches[last]?.[1] ?? 0];
  });
}

/** Returns how many seconds of a film count as watched. */
export function coveredSeconds({ watched, allowed }: Pick<Progress, 'watched' | 'allowed'>): number {
  return Math.min(
    watched.reduce((sum, [from, to]) => sum + to - from, 0),
    allowed,
  );
}

/** Returns how much of a film counts as watched, in percent; 0 where its length is not known. */
export function percentOf(progress: Pick<Progress, 'watched' | 'allowed'>, length: number | null): number {
  if (!length) return 0;
  return Math.min(100, Math.floor((coveredSeconds(progress) / length) * 100));
}

/** Returns whether enough of a film was watched. */
export function isWatched(progress: Pick<Progress, 'watched' | 'allowed'>, length: number | null): boolean {
  return length !== null && length > 0 && coveredSeconds(progress) >= length * COMPLETE_SHARE;
}

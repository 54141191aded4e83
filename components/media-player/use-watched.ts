import { useEffect, useRef } from 'react';
import type { Watched } from './player-types';

/** Of the recording, and of time where it plays slowly: who loses their device loses no more. */
const REPORT_MS = 15_000;
/** Who moves while it stands is reported where they stay. */
const STAYS_MS = 1_500;
/** Between two events of a playing recording less time passes, at any speed that is offered. */
const MOST_STEP = 2;

/**
 * Reports what was played: each 15 seconds, at each pause, after a move while it stands, and when the page is hidden.
 * @param isMovingQuietly whether the player itself moves: that is not a jump of the viewer
 */
export function useWatched(
  element: HTMLMediaElement | null,
  isMovingQuietly: () => boolean,
  report: (watched: Watched) => void,
) {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    if (element) return follow(element, isMovingQuietly, (watched) => latest.current(watched));
  }, [element, isMovingQuietly]);
}

/** @returns ends it, after a last report */
function follow(
  element: HTMLMediaElement,
  isMovingQuietly: () => boolean,
  report: (watched: Watched) => void,
): () => void {
  let ranges: Watched['ranges'] = [];
  let from: number | null = null;
  let last = element.currentTime;
  let isChosen = false;
  let reportedAt = Date.now();
  let staying: ReturnType<typeof setTimeout> | undefined;

  const endRange = () => {
    if (from !== null && last > from) ranges.push([from, last]);
    from = null;
  };
  const send = (isLast: boolean) => {
    clearTimeout(staying);
    endRange();
    if (!element.paused) from = last;
    reportedAt = Date.now();
    if (ranges.length === 0 && !isChosen) return;
    // During a jump it is the place where the jump leads.
    report({ ranges, position: element.currentTime, isChosen, isLast });
    ranges = [];
    isChosen = false;
  };
  const move = () => {
    if (element.seeking) return;
    const now = element.currentTime;
    if (from === null || now < last || now - last > MOST_STEP * element.playbackRate) {
      endRange();
      from = element.paused ? null : now;
    }
    last = now;
    if (Date.now() - reportedAt >= REPORT_MS / Math.max(1, element.playbackRate)) send(false);
  };
  const jump = () => {
    clearTimeout(staying);
    endRange();
    isChosen ||= !isMovingQuietly();
  };
  const land = () => {
    last = element.currentTime;
    from = element.paused ? null : last;
    if (element.paused && isChosen) staying = setTimeout(() => send(false), STAYS_MS);
  };
  const stop = () => {
    move();
    send(false);
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') send(true);
  };

  const events = { play: land, timeupdate: move, seeking: jump, seeked: land, pause: stop, ended: stop };
  for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
  document.addEventListener('visibilitychange', hide);
  return () => {
    send(true);
    for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', hide);
  };
}

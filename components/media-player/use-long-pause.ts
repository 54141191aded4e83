import { useEffect } from 'react';

const LONG_MS = 30_000;
const BACK_SECONDS = 4;

/** After a long pause it begins a little earlier, so that the viewer finds the thread. */
export function useLongPause(element: HTMLMediaElement | null, moveQuietly: (seconds: number) => void) {
  useEffect(() => {
    if (!element) return;
    let pausedAt: number | null = null;
    let pausedWhere = 0;
    const pause = () => {
      pausedAt = performance.now();
      pausedWhere = element.currentTime;
    };
    const play = () => {
      const isLong = pausedAt !== null && performance.now() - pausedAt >= LONG_MS;
      // Who has moved while it stood knows where they are.
      const isSamePlace = Math.abs(element.currentTime - pausedWhere) < 1;
      if (isLong && isSamePlace) moveQuietly(Math.max(0, pausedWhere - BACK_SECONDS));
      pausedAt = null;
    };
    element.addEventListener('pause', pause);
    element.addEventListener('play', play);
    return () => {
      element.removeEventListener('pause', pause);
      element.removeEventListener('play', play);
    };
  }, [element, moveQuietly]);
}

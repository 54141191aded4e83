import { useCallback, useEffect, useRef, useState } from 'react';

/** Less far is no jump: the way back would be longer than the way. */
const LEAST_JUMP = 8;
/** Several jumps at once, as on the timeline, are one. */
const SAME_JUMP_MS = 3_000;

export interface Jumps {
  /** where the viewer was before they jumped; null where there is no way back to offer */
  cameFrom: number | null;
  /** Moves without offering the way back: for what the player does by itself. */
  moveQuietly(seconds: number): void;
  /** whether the player itself moves just now */
  isMovingQuietly(): boolean;
  goBack(): void;
  forget(): void;
}

/** Remembers where the viewer was before a jump. */
export function useJumps(element: HTMLMediaElement | null): Jumps {
  const [cameFrom, setCameFrom] = useState<number | null>(null);
  const isQuiet = useRef(false);

  useEffect(() => {
    if (!element) return;
    let last = element.currentTime;
    let jumpedAt = Number.NEGATIVE_INFINITY;
    const move = () => {
      if (!element.seeking) last = element.currentTime;
    };
    const jump = () => {
      const from = last;
      last = element.currentTime;
      if (isQuiet.current) return;
      const isSame = performance.now() - jumpedAt < SAME_JUMP_MS;
      jumpedAt = performance.now();
      if (!isSame && Math.abs(last - from) >= LEAST_JUMP) setCameFrom(from);
    };
    const land = () => {
      isQuiet.current = false;
    };
    const events = { timeupdate: move, seeking: jump, seeked: land };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
    };
  }, [element]);

  const moveQuietly = useCallback(
    (seconds: number) => {
      if (!element) return;
      isQuiet.current = true;
      element.currentTime = seconds;
    },
    [element],
  );
  const isMovingQuietly = useCallback(() => isQuiet.current, []);
  const forget = useCallback(() => setCameFrom(null), []);
  const goBack = () => {
    if (cameFrom !== null) moveQuietly(cameFrom);
    setCameFrom(null);
  };
  return { cameFrom, moveQuietly, isMovingQuietly, goBack, forget };
}

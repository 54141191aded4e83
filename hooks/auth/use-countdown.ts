'use client';

import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment; 0 once it has come. Counted by the clock, so that a tab that slept is right again.
 * @param until in ms since 1970; null counts nothing
 */
export function useCountdown(until: number | null): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    setLeft(secondsTo(until));
    if (until === null) return;
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const secondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));

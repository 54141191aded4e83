'use client';

import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** Returns a value once it has stopped changing, such as typed text after a pause. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

'use client';

import { useEffect } from 'react';
import { replayFirstActs } from '@/lib/client/first-acts/replay';

/** Stands after the page: what was done before its script had come is done again. */
export function FirstActs() {
  useEffect(() => {
    // A turn later: some components draw a second time at once, with the elements that they found.
    const timer = setTimeout(replayFirstActs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

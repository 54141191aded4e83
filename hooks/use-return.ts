'use client';

import { useEffect } from 'react';

/** Runs when the browser restores a page (back button), so that it does not stay busy. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onReturn]);
}

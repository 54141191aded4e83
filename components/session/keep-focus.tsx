'use client';

import { useEffect } from 'react';

/** Once an element of the page has had the focus, makes sure that the focus is not lost. Nothing is loaded before. */
export function KeepFocus() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = (event?: Event) => {
      const first = event?.composedPath();
      void import('@/lib/client/keep-focus').then(({ keepFocus }) => {
        if (!isOver) stop = keepFocus(first);
      });
    };
    if (document.activeElement && document.activeElement !== document.body) start();
    else document.addEventListener('focusin', start, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', start);
      stop?.();
    };
  }, []);
  return null;
}

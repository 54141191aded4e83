'use client';

import { useEffect, useState } from 'react';
import { leaveFor } from '@/lib/client/navigate';
import { watchHistory } from '@/lib/client/watch-history';

/** Where the reader wanted to go: to an address, or through the browser's history. */
type Way = { href: string } | { go: () => void };

/** The reader has agreed to leave: no other form of the page asks again. */
let isLeaving = false;

/**
 * Asks before typed text is lost: the browser itself when the tab is closed, our dialog when a link is followed or the
 * back and forward buttons are used. `leave` goes anyway.
 */
export function useUnsavedWarning(unsaved: boolean) {
  const [asked, setAsked] = useState<Way | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    isLeaving = false;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const staysHere =
        !link || link.target === '_blank' || link.hasAttribute('download') || link.hash !== '';
      if (staysHere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ href: link.href });
    };
    const unwatch = watchHistory({
      mayPass: () => isLeaving,
      onHeld: (go) => setAsked({ go }),
    });
    window.addEventListener('beforeunload', onLeave);
    // Before React and the router see it.
    document.addEventListener('click', onClick, true);
    return () => {
      unwatch();
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved]);

  const leave = () => {
    if (!asked) return;
    setAsked(null);
    if ('href' in asked) return leaveUnsaved(asked.href);
    isLeaving = true;
    asked.go();
  };
  return { isAsked: asked !== null, stay: () => setAsked(null), leave };
}

/** Leaves for an address without asking: the reader has agreed, or there is nothing to lose. */
export function leaveUnsaved(address: string): void {
  isLeaving = true;
  leaveFor(address);
}

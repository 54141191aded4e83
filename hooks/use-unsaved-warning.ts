'use client';

import { useEffect, useState } from 'react';
import { leaveFor } from '@/lib/client/navigate';

/**
 * Asks before what was typed is lost: the browser itself when the tab is closed, a dialog of ours when a link is
 * followed. `asked` is where the reader wanted to go, or null.
 */
export function useUnsavedWarning(unsaved: boolean) {
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const staysHere = !link || link.target === '_blank' || link.hash !== '';
      if (staysHere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(link.href);
    };
    window.addEventListener('beforeunload', onLeave);
    // Before React and the router see it.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved]);

  return { asked, stay: () => setAsked(null) };
}

/** Leaves in spite of it. */
export function leaveUnsaved(address: string): void {
  // The browser would ask once more.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  leaveFor(address);
}

'use client';

import { useEffect } from 'react';

/** Registers the service worker once the page has settled. Not in development, where it would serve old files. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // A refusal (private mode, no https) costs nothing but the offline page.
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  return null;
}

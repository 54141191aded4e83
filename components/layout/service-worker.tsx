'use client';

import { useEffect } from 'react';

/** Registers the service worker once the page is idle. Not in development, where it would serve old files. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // If the browser refuses it (private mode, no https), only the offline page is missing.
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  return null;
}

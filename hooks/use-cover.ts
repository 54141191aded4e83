'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { type Cover, coverPage } from '@/lib/client/covers';

/**
 * For what covers the page (drawers, the media viewer, dialogs that fill the screen): the browser's back button closes
 * it instead of leaving the page.
 * @returns a function that closes it before the page at `href` opens; links and the router must go there by `replace`,
 *   so that no entry of the history is left over
 */
export function useCover(open: boolean, onClose: () => void): (href: string) => void {
  const cover = useRef<Cover>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const made = coverPage(() => close());
    cover.current = made;
    return made.uncover;
  }, [open]);
  return (href) => {
    const leads = new URL(href, window.location.href).href !== window.location.href;
    if (leads) cover.current?.leave();
    onClose();
  };
}

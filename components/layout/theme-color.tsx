'use client';

import { useEffect } from 'react';
import { colors } from '@/lib/theme/tokens';
import { useColorMode } from '@/lib/theme/use-color-mode';

/** The server colours the browser's bars by the system's preference; this follows the choice made on the page. */
export function ThemeColor() {
  const { scheme } = useColorMode();
  useEffect(() => {
    if (!scheme) return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', colors[scheme].bg);
    }
  }, [scheme]);
  return null;
}

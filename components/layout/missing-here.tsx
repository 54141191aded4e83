'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { missingAt } from '@/lib/shared/paths';

const MissingView = dynamic(() => import('./missing-view').then((module) => module.MissingView), {
  ssr: false,
});

/**
 * What the browser shows when Next's router finds nothing. Next sends it along with each page, so it is small: the view
 * is loaded when it is needed. The server renders whole pages (decisions/043).
 */
export function MissingHere() {
  return <MissingView of={missingAt(usePathname())} />;
}

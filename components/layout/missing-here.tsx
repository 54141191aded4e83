'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { missingAt } from '@/lib/shared/paths';

const MissingView = dynamic(() => import('./missing-view').then((module) => module.MissingView), {
  ssr: false,
});

/**
 * What the browser draws where Next's router finds nothing. Next sends it along with each page, so it is small: the view
 * comes when it is needed. Whole pages are made by the server (decisions/043).
 */
export function MissingHere() {
  return <MissingView of={missingAt(usePathname())} />;
}

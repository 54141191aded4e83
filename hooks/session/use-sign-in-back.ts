'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/shared/paths';

/**
 * Where signing in leads back to: the page one is on, which the home of guests is not. `/missing` stands at many addresses,
 * and only the browser knows at which: what is hidden from guests may be there for whoever comes back signed in.
 */
export function useSignInBack(): string | undefined {
  const pathname = usePathname();
  const isMissing = useSelectedLayoutSegment() === paths.missing().slice(1);
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer);
  if (pathname === paths.guest() || (isMissing && !isInBrowser)) return undefined;
  return pathname;
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

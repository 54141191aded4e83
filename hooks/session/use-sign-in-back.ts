'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/shared/paths';

type SignInBack = {
  /** Where signing in leads back to: the page one is on, which the home of guests is not. */
  back?: string;
  /** Properties of links to sign in: where the server does not know the page, the browser adds it (`first-acts`). */
  link: { 'data-back'?: '' };
};

/**
 * The way back from signing in. `/missing` stands at many addresses, and only the browser knows at which: what is hidden
 * from guests may be there for whoever comes back signed in.
 */
export function useSignInBack(): SignInBack {
  const pathname = usePathname();
  const isMissing = useSelectedLayoutSegment() === paths.missing().slice(1);
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer);
  if (isMissing && !isInBrowser) return { link: { 'data-back': '' } };
  return { back: pathname === paths.guest() ? undefined : pathname, link: {} };
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

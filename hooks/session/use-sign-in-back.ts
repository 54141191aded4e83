'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useInBrowser } from '@/hooks/use-in-browser';
import { paths } from '@/lib/shared/paths';

type SignInBack = {
  /** The page that signing in leads back to: the current page, except for the guests' home. */
  back?: string;
  /**
   * Properties of links to the sign-in page: if the server does not know the page, the browser adds it (`first-acts`).
   */
  link: { 'data-back'?: '' };
};

/**
 * The page that signing in leads back to. `/missing` is shown at many addresses, and only the browser knows which: a
 * page that is hidden from guests may exist for the member who comes back.
 */
export function useSignInBack(): SignInBack {
  const pathname = usePathname();
  const isMissing = useSelectedLayoutSegment() === paths.missing().slice(1);
  const isInBrowser = useInBrowser();
  if (isMissing && !isInBrowser) return { link: { 'data-back': '' } };
  return { back: pathname === paths.guest() ? undefined : pathname, link: {} };
}

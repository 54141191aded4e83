'use client';

import { useEffect, useLayoutEffect } from 'react';
import { expectAccount } from '@/lib/client/current-token';
import { reportExpected } from '@/lib/client/expected-events';
import { keepPlacesOf } from '@/lib/client/kept-places';
import { markOtherAccount, markOwnAccount } from '@/lib/client/other-account';
import { refreshToken } from '@/lib/client/refresh-token';
import { hasSessionObject, isSessionOfOther, onOtherPerson } from '@/lib/client/session';
import { removeToken, storedToken } from '@/lib/client/token';

/**
 * Restores the token and the session object when the sign-in cookie exists and they do not: storage was cleared, or
 * this is another subdomain. A visitor's page removes what an ended session left behind. When another tab signs the
 * member out, or somebody else in, the page is told.
 * @param userId of the member the page was made for; null for a visitor
 */
export function useSessionSync(userId: string | null): void {
  // Before the first reads, which begin in effects.
  useLayoutEffect(() => {
    expectAccount(userId);
    markOwnAccount();
    if (userId === null) removeToken();
    keepPlacesOf(userId);
  }, [userId]);
  useEffect(() => {
    if (userId === null) return;
    reportExpected('signed_in_with_google');
    if (!storedToken() || !hasSessionObject(userId)) void refreshToken(storedToken());
  }, [userId]);
  useEffect(() => {
    // A page that the browser had put away was not told.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSessionOfOther(userId)) markOtherAccount();
    };
    window.addEventListener('pageshow', onShow);
    const endListening = onOtherPerson(markOtherAccount);
    return () => {
      window.removeEventListener('pageshow', onShow);
      endListening();
    };
  }, [userId]);
}

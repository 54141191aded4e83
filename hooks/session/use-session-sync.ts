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
 * Synchronizes the browser's storage with the session of the page. For a member, restores a missing token or session
 * object, for example on another subdomain or after the browser cleared its storage. For a visitor, removes the token
 * of an ended session. If another tab signs out or switches the account, marks the page as one of another account.
 * @param userId the id of the member for whose session the server rendered the page; null for a visitor
 */
export function useSessionSync(userId: string | null): void {
  // A layout effect, because the first requests start in effects and need the account.
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
    // A page in the back/forward cache receives no storage events, so it compares the account when it is shown again.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSessionOfOther(userId)) markOtherAccount();
    };
    window.addEventListener('pageshow', onPageShow);
    const unsubscribe = onOtherPerson(markOtherAccount);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      unsubscribe();
    };
  }, [userId]);
}

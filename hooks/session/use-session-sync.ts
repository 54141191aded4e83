'use client';

import { useEffect, useLayoutEffect } from 'react';
import { expectMember } from '@/lib/client/current-token';
import { reportExpected } from '@/lib/client/expected-events';
import { keepPlacesOf } from '@/lib/client/kept-places';
import { refreshToken } from '@/lib/client/refresh-token';
import { hasSessionObject } from '@/lib/client/session';
import { removeToken, storedToken } from '@/lib/client/token';

/**
 * Restores the token and the session object when the sign-in cookie exists and they do not: storage was cleared, or
 * this is another subdomain. A visitor's page removes what an ended session left behind.
 * @param userId of the member the page was made for; null for a visitor
 */
export function useSessionSync(userId: string | null): void {
  // Before the first reads, which begin in effects.
  useLayoutEffect(() => {
    expectMember(userId !== null);
    if (userId === null) removeToken();
    keepPlacesOf(userId);
  }, [userId]);
  useEffect(() => {
    if (userId === null) return;
    reportExpected('signed_in_with_google');
    if (!storedToken() || !hasSessionObject(userId)) void refreshToken(storedToken());
  }, [userId]);
}

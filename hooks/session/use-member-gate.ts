'use client';

import { useCallback } from 'react';
import { leaveFor } from '@/lib/client/navigate';
import { refreshToken } from '@/lib/client/refresh-token';
import { storedToken } from '@/lib/client/token';
import { paths } from '@/lib/shared/paths';

/**
 * Runs what needs an account. A visitor is sent to sign in and comes back to the page they are on; a member whose
 * token is missing gets a fresh one first.
 */
export function useMemberGate() {
  return useCallback(async (action: () => void): Promise<void> => {
    const token = storedToken() ?? (await refreshToken(null));
    if (token) action();
    else leaveToSignIn();
  }, []);
}

/** Goes to the sign-in page, which leads back to this address. */
export function leaveToSignIn(): void {
  const { pathname, search } = window.location;
  leaveFor(paths.login(`${pathname}${search}`));
}

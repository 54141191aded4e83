'use client';

import { useCallback } from 'react';
import { refreshToken } from '@/lib/client/refresh-token';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';
import { storedToken } from '@/lib/client/token';

/**
 * Runs what needs an account. A visitor is asked to sign in for what they want, and comes back to the page they are on; a
 * member whose token is missing gets a fresh one first.
 */
export function useMemberGate() {
  return useCallback(async (action: () => void, wanted?: Wanted, onAsked?: () => void): Promise<void> => {
    const token = storedToken() ?? (await refreshToken(null));
    if (token) return action();
    askToSignIn(wanted);
    onAsked?.();
  }, []);
}

'use client';

import { useCallback } from 'react';
import { refreshToken } from '@/lib/client/refresh-token';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';
import { storedToken } from '@/lib/client/token';

/**
 * Runs an action that needs an account. A visitor is asked to sign in, and comes back to the same page. A member
 * without a token gets a new one first.
 */
export function useMemberGate() {
  return useCallback(async (action: () => void, wanted?: Wanted, onAsked?: () => void): Promise<void> => {
    const token = storedToken() ?? (await refreshToken(null));
    if (token) return action();
    askToSignIn(wanted);
    onAsked?.();
  }, []);
}

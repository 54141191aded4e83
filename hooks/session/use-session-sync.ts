'use client';

import { useEffect } from 'react';
import { refreshToken } from '@/lib/client/refresh-token';
import { hasSessionObject } from '@/lib/client/session';
import { storedToken } from '@/lib/client/token';

/**
 * Brings the token and the session object back where the sign-in cookie is there and they are not: storage that was
 * cleared, or another subdomain.
 */
export function useSessionSync(userId: string): void {
  useEffect(() => {
    if (!storedToken() || !hasSessionObject(userId)) void refreshToken(storedToken());
  }, [userId]);
}

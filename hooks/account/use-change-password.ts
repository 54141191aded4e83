'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { changePassword, getMe, listSessions } from '@/lib/client/endpoints.gen';
import { refreshToken } from '@/lib/client/refresh-token';
import { storedToken } from '@/lib/client/token';
import type { Input } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** Changes the password. The other sessions leave the list. @returns throws ApiError, for the form to show */
export function useChangePassword() {
  const client = useQueryClient();
  return useCallback(
    async (body: Input<typeof changePassword>['body']): Promise<void> => {
      await call(changePassword, { body });
      // A new password makes the account forget all known browsers. A new token makes this browser known again.
      await refreshToken(storedToken());
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKey(listSessions, {}) }),
        client.invalidateQueries({ queryKey: queryKey(getMe, {}) }),
      ]);
    },
    [client],
  );
}

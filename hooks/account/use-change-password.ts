'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { changePassword, getMe, listSessions } from '@/lib/client/endpoints.gen';
import { refreshToken } from '@/lib/client/refresh-token';
import { storedToken } from '@/lib/client/token';
import type { Input } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** Changes the password; the other sessions leave the list. @returns throws ApiError, for the form to show */
export function useChangePassword() {
  const client = useQueryClient();
  return useCallback(
    async (body: Input<typeof changePassword>['body']): Promise<void> => {
      await call(changePassword, { body });
      // With it the browser is known for the account again, which a new password makes all browsers unlearn.
      await refreshToken(storedToken());
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKey(listSessions, {}) }),
        client.invalidateQueries({ queryKey: queryKey(getMe, {}) }),
      ]);
    },
    [client],
  );
}

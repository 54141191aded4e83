'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { logout } from '@/lib/client/auth';

/** Ends the session. @returns throws ApiError with the backend's message; then nothing is cleared */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => logout(queryClient), [queryClient]);
}

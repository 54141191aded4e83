'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { deleteFile, getStorage } from '@/lib/client/endpoints.gen';

/** How much room the member's files take, and how much there is for them, in bytes. */
export const useStorage = () => useEndpointQuery(getStorage, {});

/** Files came or went: the room that they take is asked for again. */
export function invalidateStorage(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [getStorage.id] });
}

/** Deletes a file that was stored and is not wanted after all. Where that does not work, the server does it some day later. */
export function useDropFile(): (id: string) => void {
  const client = useQueryClient();
  return useCallback(
    (id) => {
      call(deleteFile, { params: { id } })
        .catch(() => {})
        .finally(() => invalidateStorage(client));
    },
    [client],
  );
}

'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { deleteFile, getStorage } from '@/lib/client/endpoints.gen';

/** How much storage the member's files take, and how much there is, in bytes. */
export const useStorage = () => useEndpointQuery(getStorage, {});

/** Files were added or removed: their storage is loaded again. */
export function invalidateStorage(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [getStorage.id] });
}

/** Deletes a stored file that is not needed after all. If that fails, the server deletes it some days later. */
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

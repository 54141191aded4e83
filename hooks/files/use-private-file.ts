'use client';

import { useQuery } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { http } from '@/lib/client/http';

/**
 * Loads a file that requires the access token, which an `img` element cannot send. The cache drops the file as soon as
 * no component uses it.
 * @param endpoint the endpoint that returns the file; its path contains `{id}`
 */
export function usePrivateFile(endpoint: { id: string; path: string }, id: string, enabled: boolean) {
  return useQuery<Blob, ApiError>({
    queryKey: [endpoint.id, { id }],
    queryFn: async ({ signal }) => {
      try {
        const path = endpoint.path.replace('{id}', encodeURIComponent(id));
        return (await http.get<Blob>(path, { responseType: 'blob', signal })).data;
      } catch (error) {
        throw toApiError(error);
      }
    },
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

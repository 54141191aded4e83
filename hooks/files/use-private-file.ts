'use client';

import { useQuery } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { http } from '@/lib/client/http';

/**
 * A file that only the token opens, so an `img` cannot load it. It is removed from memory with the view that shows it.
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

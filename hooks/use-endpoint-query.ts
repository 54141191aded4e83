'use client';

import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

type Options<T> = Omit<UseQueryOptions<T, ApiError>, 'queryKey' | 'queryFn'>;

/**
 * Reads one answer of the API, under the key that `prefetch` filled while the page was rendered:
 * `useEndpointQuery(getProduct, { params: { id } })`.
 * @param options of react-query, such as `enabled` and `refetchInterval`
 */
export function useEndpointQuery<E extends Address>(
  endpoint: E,
  input: Input<E>,
  options: Options<Payload<E>> = {},
): UseQueryResult<Payload<E>, ApiError> {
  return useQuery<Payload<E>, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...options,
  });
}

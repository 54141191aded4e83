'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  confirmPayoutMethod,
  getPayoutOptions,
  listPayoutMethods,
  makeDefaultPayoutMethod,
  retirePayoutMethod,
  saveConnectedMethod,
  savePayoutMethod,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

const CHANGES = {
  default: makeDefaultPayoutMethod,
  confirm: confirmPayoutMethod,
  retire: retirePayoutMethod,
} as const;

/** The member's payout methods. */
export function usePayoutMethods() {
  return useEndpointQuery(listPayoutMethods, {});
}

/** Changes to the member's bank accounts. Each throws ApiError, for its form to show. */
export function useChangeMethods() {
  const client = useQueryClient();
  const refresh = useCallback(
    () =>
      Promise.all(
        [listPayoutMethods, getPayoutOptions].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
      ),
    [client],
  );
  return {
    save: useCallback(
      async (body: Input<typeof savePayoutMethod>['body']) => {
        await call(savePayoutMethod, { body });
        await refresh();
      },
      [refresh],
    ),
    saveConnected: useCallback(
      async (password: string | undefined) => {
        await call(saveConnectedMethod, { body: { password } });
        await refresh();
      },
      [refresh],
    ),
    change: useCallback(
      async (what: keyof typeof CHANGES, id: string, password: string | undefined) => {
        await call(CHANGES[what], { params: { id }, body: { password } });
        await refresh();
      },
      [refresh],
    ),
  };
}

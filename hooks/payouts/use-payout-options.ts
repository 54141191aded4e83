'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  cancelPayout,
  getBalance,
  getPayoutOptions,
  listLedger,
  listPayouts,
  putPayoutSchedule,
  requestPayout,
} from '@/lib/client/endpoints.gen';
import type { PayoutOptions } from '@/lib/contract/payouts';
import { CURRENCY } from '@/lib/shared/currency';

/** What can be paid out now, and why the rest cannot. */
export function usePayoutOptions() {
  return useEndpointQuery(getPayoutOptions, {});
}

function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [getPayoutOptions, listPayouts, getBalance, listLedger].map(({ id }) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
    [client],
  );
}

/** Asks for a payout, and sets the payout schedule. Both throw ApiError, for their form to show. */
export function useAskForPayout() {
  const refresh = useRefresh();
  return {
    /** @param key the same for the same request, so that it is made once */
    ask: useCallback(
      async (amount: number, password: string | undefined, key: string) => {
        const body = { amount, currency: CURRENCY, password } as const;
        await call(requestPayout, { body }, { idempotencyKey: key });
        await refresh();
      },
      [refresh],
    ),
    choose: useCallback(
      async (schedule: PayoutOptions['schedule'], password: string | undefined) => {
        await call(putPayoutSchedule, { body: { schedule, password } });
        await refresh();
      },
      [refresh],
    ),
  };
}

/** Cancels a payout that nobody has begun. */
export function useCancelPayout() {
  const refresh = useRefresh();
  return useMemberMutation<unknown, string>({
    mutationFn: (id) => call(cancelPayout, { params: { id } }, { idempotencyKey: `cancel-${id}` }),
    onSettled: refresh,
  });
}

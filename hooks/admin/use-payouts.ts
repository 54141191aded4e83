'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v4 as uuid } from 'uuid';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import {
  createPayoutBatch,
  failPayout,
  getAdminPayout,
  getWaiting,
  listAdminPayouts,
  listPayoutBatches,
  restorePayout,
  returnPayout,
  revealPayoutAccount,
  sendPayout,
  sendPayouts,
  startPayout,
  transferPayout,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { PayoutQueue } from '@/lib/contract/operator-payouts';

const TOUCHED = [listAdminPayouts, getAdminPayout, listPayoutBatches, getWaiting];

function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all(TOUCHED.map(({ id }) => client.invalidateQueries({ queryKey: [id] }))),
    [client],
  );
}

/** Payouts in a state. */
export function useAdminPayouts(status: PayoutQueue) {
  return useEndpointList(listAdminPayouts, { query: { status } });
}

/** One payout with all facts for its decision. */
export function useAdminPayout(id: string) {
  return useEndpointQuery(getAdminPayout, { params: { id } });
}

/**
 * The steps of a payout. A payout leaves a state only once: when the same step is sent again, the server refuses it.
 */
export function usePayoutSteps(id: string) {
  const refresh = useRefresh();
  const params = { id };
  return {
    start: useMemberMutation<{ started: boolean }, void>({
      mutationFn: () => call(startPayout, { params }),
      onSettled: refresh,
    }),
    // Each click is one more try: a second one finds that it is being sent.
    send: useMemberMutation<unknown, void>({
      mutationFn: () => call(sendPayout, { params }, { idempotencyKey: uuid() }),
      onSettled: refresh,
    }),
    restore: useMemberMutation<unknown, string>({
      mutationFn: (idempotencyKey) => call(restorePayout, { params }, { idempotencyKey }),
      onSettled: refresh,
    }),
    reveal: useMemberMutation<{ swift: string; account: string; routing: string | null }, void>({
      mutationFn: () => call(revealPayoutAccount, { params }),
    }),
    transfer: async (body: Input<typeof transferPayout>['body']) => {
      await call(transferPayout, { params, body }, { idempotencyKey: uuid() });
      await refresh();
    },
    fail: async (body: Input<typeof failPayout>['body']) => {
      await call(failPayout, { params, body }, { idempotencyKey: uuid() });
      await refresh();
    },
    giveBack: async (body: Input<typeof returnPayout>['body']) => {
      await call(returnPayout, { params, body }, { idempotencyKey: uuid() });
      await refresh();
    },
  };
}

/** Files for the bank. */
export function usePayoutBatches() {
  const refresh = useRefresh();
  return {
    batches: useEndpointList(listPayoutBatches, {}),
    sendAll: useMemberMutation<unknown, void>({
      mutationFn: () => call(sendPayouts, {}, { idempotencyKey: uuid() }),
      onSettled: refresh,
    }),
    make: useMemberMutation<{ _id: string }, void>({
      mutationFn: () => call(createPayoutBatch, {}),
      onSettled: refresh,
    }),
  };
}

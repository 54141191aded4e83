'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  approveReceipt,
  getWaiting,
  listReceipts,
  listTransferRefunds,
  rejectReceipt,
  settleTransferRefund,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';

export type ReceiptState = NonNullable<NonNullable<Input<typeof listReceipts>['query']>['status']>;

/** Receipts of bank transfers, as the operator's list shows them. */
export const useReceipts = (status: ReceiptState) => useEndpointList(listReceipts, { query: { status } });

/** Refunds of bank transfers that have to be sent. */
export const useTransferRefunds = () => useEndpointList(listTransferRefunds, {});

type Approval = Input<typeof approveReceipt>['body'];
type Refusal = Input<typeof rejectReceipt>['body'];
type Sent = Input<typeof settleTransferRefund>['body'];

/** The operator's decisions about receipts and about refunds to send. */
export function useReceiptActs(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [listReceipts, listTransferRefunds, getWaiting].map((list) =>
        client.invalidateQueries({ queryKey: [list.id] }),
      ),
    );
  const params = { id };
  const approve = useMutation<unknown, ApiError, Approval>({
    mutationFn: (body) => call(approveReceipt, { params, body }),
    onSettled,
  });
  const reject = useMutation<unknown, ApiError, Refusal>({
    mutationFn: (body) => call(rejectReceipt, { params, body }),
    onSettled,
  });
  const settle = useMutation<unknown, ApiError, Sent>({
    mutationFn: (body) => call(settleTransferRefund, { params, body }),
    onSettled,
  });
  return { approve, reject, settle };
}

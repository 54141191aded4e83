'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  declineAdminRefund,
  declineRefund,
  getAdminSale,
  getBalance,
  getSale,
  getSaleStory,
  grantAdminRefund,
  grantRefund,
  listAdminRefunds,
  listSaleRefunds,
  listSales,
  refundAdminSale,
  refundSale,
} from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { RefundQueue } from '@/lib/contract/refunds';

/** The seller decides about their own sales, the operator about all sales. */
export type Decider = 'seller' | 'operator';

/** Refunds of the seller's sales, or of all sales. */
export function useRefundQueue(by: Decider, of: RefundQueue) {
  return useEndpointList(by === 'operator' ? listAdminRefunds : listSaleRefunds, { query: { of } });
}

/** One sold line with its refunds. */
export function useSale(by: Decider, id: string) {
  return useEndpointQuery(by === 'operator' ? getAdminSale : getSale, { params: { id } });
}

type Decision =
  | { id: string; grant: true; amount: number; answer: string }
  | { id: string; grant: false; answer: string };

/** Grants or declines what a buyer asked for. */
export function useDecideRefund(by: Decider) {
  const refresh = useRefresh();
  return useMutation<unknown, ApiError, Decision>({
    mutationFn: async (decision) => {
      const params = { id: decision.id };
      const { answer } = decision;
      if (!decision.grant)
        return call(by === 'operator' ? declineAdminRefund : declineRefund, { params, body: { answer } });
      const body = { amount: decision.amount, answer };
      const intent = { grant: decision.id, ...body };
      const grant = by === 'operator' ? grantAdminRefund : grantRefund;
      const answered = await call(grant, { params, body }, { idempotencyKey: intentKey(intent) });
      endIntent(intent);
      return answered;
    },
    onSettled: refresh,
  });
}

/** Refunds an amount of a sold line. */
export function useGiveBack(by: Decider, lineId: string) {
  const refresh = useRefresh();
  return useMutation<unknown, ApiError, { amount: number; answer: string }>({
    mutationFn: async (body) => {
      const intent = { give: lineId, ...body };
      const target = by === 'operator' ? refundAdminSale : refundSale;
      const answered = await call(
        target,
        { params: { id: lineId }, body },
        { idempotencyKey: intentKey(intent) },
      );
      endIntent(intent);
      return answered;
    },
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => {
    const shown = [
      listSaleRefunds,
      listAdminRefunds,
      getSale,
      getAdminSale,
      getBalance,
      getSaleStory,
      listSales,
    ];
    for (const { id } of shown) void client.invalidateQueries({ queryKey: [id] });
  };
}

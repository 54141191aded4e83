'use client';

import { useAction } from '@/hooks/use-action';
import { retryPayment } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { keepOrder } from './keep-order';

/** Opens a new payment for an order whose last one failed, or whose transfer was not made. */
export function useRetryPayment({ _id: id, payment }: OrderView) {
  const { run, runAsync, ...state } = useAction(retryPayment, {
    keep: keepOrder,
    intent: { after: payment?._id ?? null },
    isPayment: true,
  });
  const inputOf = (gateway?: GatewayName) => ({ params: { id }, query: gateway ? { gateway } : {} });
  return {
    ...state,
    /** Answers the order with its new payment. @param gateway another payment method than the order's */
    pay: (gateway?: GatewayName) => runAsync(inputOf(gateway)),
    /** Pays on the gateway's page, in this tab. */
    payHere: (gateway?: GatewayName) =>
      run(inputOf(gateway), {
        onSuccess: ({ payment }) => {
          if (payment?.pageUrl) leaveFor(payment.pageUrl);
        },
      }),
  };
}

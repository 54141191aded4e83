'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { createTip, generatePaymentIntentLink, getOrder, getTipTerms } from '@/lib/client/endpoints.gen';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';
import type { TipNaming } from '@/lib/contract/tips';
import { CURRENCY } from '@/lib/shared/currency';

/** A tip as its payer wrote it; the amount in minor units. */
export interface TipDraft {
  amount: number;
  word: string;
  namedTo: TipNaming;
}

/**
 * Orders a tip to an author, from their profile or for a post. A try without an answer keeps its Idempotency-Key, so
 * that a second press cannot order twice.
 */
export function useGiveTip(authorId: string, postId: string | null) {
  const client = useQueryClient();
  return async ({ amount, ...draft }: TipDraft, gateway?: GatewayName): Promise<OrderView> => {
    const tip = { ...draft, amount: { amount, currency: CURRENCY }, isConfirmed: true } as const;
    const body = { ...tip, ...(gateway ? { gateway } : {}) };
    const intent = { tip: authorId, postId, ...body };
    const idempotencyKey = intentKey(intent);
    const { order } = await (postId
      ? call(
          generatePaymentIntentLink,
          { params: { id: postId }, body: { kind: 'tip', ...body } },
          { idempotencyKey },
        )
      : call(createTip, { params: { id: authorId }, body }, { idempotencyKey }));
    endIntent(intent);
    client.setQueryData(queryKey(getOrder, { params: { id: order._id } }), order);
    void client.invalidateQueries({ queryKey: [getTipTerms.id] });
    return order;
  };
}

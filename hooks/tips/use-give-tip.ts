'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import { createTip, generatePaymentIntentLink } from '@/lib/client/endpoints.gen';
import type { GatewayName } from '@/lib/contract/gateways';
import type { OrderView } from '@/lib/contract/orders';
import type { TipNaming } from '@/lib/contract/tips';
import { CURRENCY } from '@/lib/shared/currency';
import { keepOrder } from '../orders/keep-order';

/** A tip as its payer wrote it; the amount in minor units. */
export interface TipDraft {
  amount: number;
  word: string;
  namedTo: TipNaming;
}

const keep = (client: QueryClient, { order }: { order: OrderView }) => keepOrder(client, order);

/** Orders a tip to an author, from their profile or for a post. */
export function useGiveTip(authorId: string, postId: string | null, { amount, ...draft }: TipDraft) {
  const ofAuthor = useAction(createTip, { keep, isPayment: true });
  const ofPost = useAction(generatePaymentIntentLink, { keep, isPayment: true });
  const pay = async (gateway?: GatewayName) => {
    const tip = { ...draft, amount: { amount, currency: CURRENCY }, isConfirmed: true } as const;
    const body = { ...tip, ...(gateway ? { gateway } : {}) };
    const { order } = await (postId
      ? ofPost.runAsync({ params: { id: postId }, body: { kind: 'tip', ...body } })
      : ofAuthor.runAsync({ params: { id: authorId }, body }));
    return order;
  };
  return { ...(postId ? ofPost : ofAuthor), pay };
}

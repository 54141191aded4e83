'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '@/lib/client/call';
import { deleteSlotHold, getSlotHold } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

/**
 * Whoever leaves the checkout without an order, such as to look at other times, gives theirs back.
 * @param productId of what is booked
 * @returns says that there is an order, which keeps the time
 */
export function useGiveBackOnLeaving(productId: string | undefined): () => void {
  const client = useQueryClient();
  const isHere = useRef(false);
  const isOrdered = useRef(false);
  useEffect(() => {
    if (!productId) return;
    isHere.current = true;
    const input = { params: { id: productId } };
    const giveBack = () => {
      if (isHere.current || isOrdered.current) return;
      client.removeQueries({ queryKey: queryKey(getSlotHold, input) });
      // Where that fails it is free again by itself, minutes later.
      void call(deleteSlotHold, input, { isLast: true }).catch(() => {});
    };
    return () => {
      isHere.current = false;
      // React may take a page away and put it back at once.
      setTimeout(giveBack);
    };
  }, [client, productId]);
  return useCallback(() => {
    isOrdered.current = true;
  }, []);
}

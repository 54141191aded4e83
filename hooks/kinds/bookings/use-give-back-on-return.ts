'use client';

import { useEffect } from 'react';
import { call } from '@/lib/client/call';
import { deleteSlotHold } from '@/lib/client/endpoints.gen';

/** Whoever goes back from the checkout to look at other times gives theirs back. @param productId of what is booked */
export function useGiveBackOnReturn(productId: string | undefined): void {
  useEffect(() => {
    if (!productId) return;
    const release = () => {
      // Where that fails it is free again by itself, minutes later.
      void call(deleteSlotHold, { params: { id: productId } }, { isLast: true }).catch(() => {});
    };
    window.addEventListener('popstate', release);
    return () => window.removeEventListener('popstate', release);
  }, [productId]);
}

'use client';

import { useEffect, useEffectEvent } from 'react';
import { onBought } from '@/lib/client/bought';

/** Runs when a post is paid for, in this tab or in another one. */
export function useBought(postId: string, isWaited: boolean, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => (isWaited ? onBought(postId, () => run()) : undefined), [postId, isWaited]);
}

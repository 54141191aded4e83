'use client';

import { type RefObject, useEffect } from 'react';
import { centreChosen } from '@/lib/client/centre';

/**
 * Scrolls the chosen element of a row to its middle. The row names it by `data-centred`, so that a page without its
 * scripts can do the same.
 * @param value the chosen value; a change scrolls the row again
 */
export function useCentred(row: RefObject<HTMLElement | null>, value: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what bears the value is found in the page
  useEffect(() => {
    if (row.current) centreChosen(row.current);
  }, [row, value]);
}

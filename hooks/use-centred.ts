'use client';

import { type RefObject, useEffect } from 'react';
import { centreChosen } from '@/lib/client/centre';

/**
 * Brings what is chosen in a row to its middle. The row names it by `data-centred`, so that a page whose scripts sleep can do
 * the same.
 * @param value what is chosen; a change of it moves the row again
 */
export function useCentred(row: RefObject<HTMLElement | null>, value: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what bears the value is found in the page
  useEffect(() => {
    if (row.current) centreChosen(row.current);
  }, [row, value]);
}

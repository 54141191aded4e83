'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Brings what is chosen in a row that scrolls sideways to its middle. Only the row is moved: a page that was scrolled
 * before it came to life must not jump back under the reader's finger.
 *
 * @param chosen finds the chosen one within the row
 * @param value what is chosen; a change of it moves the row again
 */
export function useCentred(row: RefObject<HTMLElement | null>, chosen: string, value: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what bears the value is found in the page
  useEffect(() => {
    const bar = row.current;
    const one = bar?.querySelector(chosen);
    if (!bar || !one || bar.scrollWidth <= bar.clientWidth) return;
    bar.scrollLeft += middleOf(one) - middleOf(bar);
  }, [row, chosen, value]);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

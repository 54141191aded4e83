'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCart, getSlotHold } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import { useLocale } from '@/lib/i18n/i18n-provider';

/**
 * How long a slot is still kept, as `9:58`; null once that is over: then what shows it is asked again.
 * @param until an ISO time
 */
export function useTimeLeft(until: string, productId: string): string | null {
  const client = useQueryClient();
  const { intl } = useLocale();
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) {
      void client.invalidateQueries({ queryKey: queryKey(getCart, {}) });
      void client.resetQueries({ queryKey: queryKey(getSlotHold, { params: { id: productId } }) });
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, client, productId]);
  if (isOver) return null;
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(intl, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}

'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useInBrowser } from '@/hooks/use-in-browser';
import { useLocale } from '@/lib/i18n/i18n-provider';

/**
 * How long something is still kept, as `9:58` or `1:09:58`; null once that is over. Undefined on the server, whose
 * clock is another.
 * @param until an ISO time
 * @param onOver called once it is over, also where it was over from the start
 */
export function useTimeLeft(until: string, onOver: () => void): string | null | undefined {
  const { intl } = useLocale();
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = seconds === 0;
  const whenOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) {
      whenOver();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return undefined;
  if (isOver) return null;
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(intl, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = `${digits(minutes, hours ? 2 : 1)}:${digits(seconds % 60, 2)}`;
  return hours ? `${digits(hours, 1)}:${clock}` : clock;
}

'use client';

import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { ownZone } from '@/lib/shared/own-zone';
import { knownTimeZone } from '@/lib/shared/time-zone';

const TimeZoneContext = createContext<string | null>(null);

/**
 * Gives the tree below the reader's time zone: the member's, or the browser's for a guest and for a member whose zone
 * no browser has reported yet. The server knows no browser and guests share their pages, so the first HTML is in the
 * platform's zone then.
 * @param timeZone of the member's account
 */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string | null; children: ReactNode }) {
  const [browserZone, setBrowserZone] = useState<string | null>(null);
  // A transition lets parts of the page that are not hydrated yet do that first.
  useEffect(() => startTransition(() => setBrowserZone(ownZone())), []);
  return <TimeZoneContext value={timeZone ?? browserZone}>{children}</TimeZoneContext>;
}

/** Returns the zone in which the reader's pages and letters show times; the platform's where no provider knows it. */
export const useTimeZone = (): string => knownTimeZone(use(TimeZoneContext));

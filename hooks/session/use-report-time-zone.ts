'use client';

import { startTransition, useEffect, useState } from 'react';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';
import { ownZone } from '@/lib/shared/own-zone';

/**
 * Reports the browser's time zone to the account, so that letters show times in it: once, and again when it changes. If
 * that fails, the next page tries again.
 * @param known the account's zone; undefined when the page does not say
 * @returns the account's zone, the new one once it was reported; null where it has none
 */
export function useReportTimeZone(known: string | null | undefined): string | null {
  const [reported, setReported] = useState<string | null>(null);
  useEffect(() => {
    const timeZone = ownZone();
    if (known === undefined || timeZone === known) return;
    void call(updateMe, { body: { timeZone } })
      .then(() => startTransition(() => setReported(timeZone)))
      .catch(() => {});
  }, [known]);
  return reported ?? known ?? null;
}

'use client';

import { useEffect } from 'react';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';

/**
 * Tells the account where its owner's clock stands, so that letters say times by it: once, and again when it moves. One that
 * cannot be told is told by the next page.
 * @param known as the account has it; undefined where the page does not say
 */
export function useReportTimeZone(known: string | null | undefined): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (known === undefined || !timeZone || timeZone === known) return;
    void call(updateMe, { body: { timeZone } }).catch(() => {});
  }, [known]);
}

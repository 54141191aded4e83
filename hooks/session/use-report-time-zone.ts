'use client';

import { useEffect } from 'react';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';

/**
 * Reports the browser's time zone to the account, so that letters show times in it: once, and again when it changes. If
 * that fails, the next page tries again.
 * @param known the account's zone; undefined when the page does not say
 */
export function useReportTimeZone(known: string | null | undefined): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (known === undefined || !timeZone || timeZone === known) return;
    void call(updateMe, { body: { timeZone } }).catch(() => {});
  }, [known]);
}

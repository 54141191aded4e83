'use client';

import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';
import { chooseLocale } from '@/lib/i18n/choose-locale';
import type { Locale } from '@/lib/i18n/locales';

const PATIENCE_MS = 2_000;

/**
 * Changes the language of this device. A member's account keeps it too, as letters use that language. If the account
 * cannot be reached, the page changes anyway.
 */
export function useChooseLocale(isMember: boolean) {
  return useCallback(
    async (locale: Locale): Promise<void> => {
      if (isMember) await Promise.race([keepInAccount(locale), patience()]);
      chooseLocale(locale);
    },
    [isMember],
  );
}

function keepInAccount(locale: Locale): Promise<unknown> {
  return call(updateMe, { body: { locale } }).catch(() => {});
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

'use client';

import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import ar from '@/locales/ar/sign-in-ask.json';
import en from '@/locales/en/sign-in-ask.json';

const WORDS = { ar, en };

/** The texts of the sheet, loaded with it: pages are not sent them. */
export function useAskWords() {
  const { locale } = useLocale();
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle(locale, 'sign-in-ask')) {
    i18n.addResourceBundle(locale, 'sign-in-ask', WORDS[locale]);
  }
  return useTranslation('sign-in-ask');
}

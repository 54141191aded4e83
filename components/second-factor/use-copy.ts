'use client';

import { useTranslation } from 'react-i18next';
import { useToast } from '@/hooks/use-toast';

/** Copies text to the clipboard and confirms it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('operator');
  const toast = useToast();
  return async (text) => {
    await navigator.clipboard.writeText(text);
    toast(t('factor.copied'));
  };
}

'use client';

import { useTranslation } from 'react-i18next';
import { useToast } from '@/components/ui/toast';

/** Puts words into the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('operator');
  const toast = useToast();
  return async (text) => {
    await navigator.clipboard.writeText(text);
    toast(t('factor.copied'));
  };
}

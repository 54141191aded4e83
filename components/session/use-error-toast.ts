'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@/components/ui/toast';
import { type ApiError, toApiError } from '@/lib/client/api-error';

/** The words for a refusal: the server's, or our own where no answer came. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (error: unknown) => {
      const { message, code } = toApiError(error);
      return message || t(`${code}.detail`);
    },
    [t],
  );
}

/** Says a refusal in a toast: for small deeds that were taken back on screen. */
export function useErrorToast(): (error: ApiError) => void {
  const toast = useToast();
  const words = useErrorWords();
  return useCallback((error: ApiError) => toast(words(error)), [toast, words]);
}

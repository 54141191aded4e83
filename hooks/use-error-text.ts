'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '@/lib/client/api-error';

/** The text for a failed call: the API's own sentence, or ours for the code when there was no answer. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      const { message, code } = toApiError(error);
      const key = `errors:${code}.detail`;
      return message || (i18n.exists(key) ? t(key as never) : t('internal.detail'));
    },
    [t, i18n],
  );
}

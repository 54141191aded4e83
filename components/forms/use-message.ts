'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The text for a message key that is only known at run time, such as the API's field errors. A text that is not a key
 * (a sentence of the API) is shown as it is; an unknown key says that the value is not valid.
 */
export function useMessage(): (key: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  return useCallback(
    (key) => {
      if (!key) return undefined;
      if (i18n.exists(key)) return t(key as never);
      return /^[\w-]+:[\w.-]+$/.test(key) ? t('invalid') : key;
    },
    [t, i18n],
  );
}

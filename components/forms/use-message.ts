'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Words a message key that is only known at run time, such as the API's field errors. What is no key (a sentence the
 * API already worded) is said as it is; an unknown key says that the value is not right.
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

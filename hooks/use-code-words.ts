'use client';

import { useTranslation } from 'react-i18next';

/**
 * Gives the text for a code of the store or a gateway, from the first of the given groups that has one, such as
 * `payouts:failure`. A code without a text is shown as it is, as gateways have more codes than we know.
 */
export function useCodeWords(): (code: string, ...places: string[]) => string {
  const { t, i18n } = useTranslation();
  return (code, ...places) => {
    const key = places.map((place) => `${place}.${code}`).find((each) => i18n.exists(each));
    return key ? t(key as never) : code;
  };
}

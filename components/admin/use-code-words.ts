'use client';

import { useTranslation } from 'react-i18next';

/**
 * What a code of the store or of a gateway is called: by the first of the places that has words for it, such as
 * `payouts:failure`. One without words stays as it is: gateways have more codes than we know.
 */
export function useCodeWords(): (code: string, ...places: string[]) => string {
  const { t, i18n } = useTranslation();
  return (code, ...places) => {
    const key = places.map((place) => `${place}.${code}`).find((each) => i18n.exists(each));
    return key ? t(key as never) : code;
  };
}

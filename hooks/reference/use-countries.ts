'use client';

import { useMemo } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listCountries } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

/** Countries to choose from, in the reader's language and its order. */
export function useCountries() {
  const { locale } = useLocale();
  const { data } = useEndpointQuery(listCountries, {}, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => {
    const order = new Intl.Collator(locale);
    return (data?.data ?? [])
      .map(({ _id, name }) => ({ value: _id, label: name[locale] }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [data, locale]);
}

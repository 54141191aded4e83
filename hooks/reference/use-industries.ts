'use client';

import { useMemo } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listIndustries } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

/** Industries under their sections, in the reader's language. */
export function useIndustries() {
  const { locale } = useLocale();
  const { data } = useEndpointQuery(listIndustries, {}, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(
    () =>
      (data?.data ?? []).map(({ _id, name, section }) => ({
        value: _id,
        label: name[locale],
        group: section.name[locale],
      })),
    [data, locale],
  );
}

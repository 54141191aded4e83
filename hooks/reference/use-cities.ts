'use client';

import { useEffect, useMemo, useState } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listCities } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

const PAUSE_MS = 250;
const NONE: { _id: string; name: string }[] = [];

/**
 * Cities of a country that begin with what is typed, once the typing pauses.
 * @param country without one, nothing is loaded
 */
export function useCities(country: string, typed: string) {
  const { locale } = useLocale();
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const search = q.trim().slice(0, 80);
  const query = { country, ...(search === '' ? {} : { q: search }) };
  const { data, isFetching } = useEndpointQuery(
    listCities,
    { query },
    { enabled: country !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  const cities = useMemo(
    () => (data?.data ?? []).map(({ _id, name }) => ({ _id, name: name[locale] })),
    [data, locale],
  );
  // Results of an older search are not offered: pressing Enter while typing would take the wrong city.
  const isAnswered = q === typed && country !== '';
  return { cities: isAnswered ? cities : NONE, isFetching: isFetching || q !== typed };
}

'use client';

import { useEffect, useMemo, useState } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listCities } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

const PAUSE_MS = 250;
const NONE: { _id: string; name: string }[] = [];

/**
 * Cities of a country that begin with what is typed, once whoever types it pauses.
 * @param country nothing is asked for without one
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
  // Of an older search none is offered: whoever types on and presses Enter would take what they did not ask for.
  const isAnswered = q === typed && country !== '';
  return { cities: isAnswered ? cities : NONE, isFetching: isFetching || q !== typed };
}

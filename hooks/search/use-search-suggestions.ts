'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useAfterPause } from '@/hooks/use-after-pause';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSearchSuggestions } from '@/lib/client/endpoints.gen';

const PAUSE_MS = 150;
const SHORTEST = 2;

/** People, products and tags that begin with what is typed; undefined until some are known. */
export function useSearchSuggestions(typed: string) {
  const q = useAfterPause(typed, PAUSE_MS);
  const { data } = useEndpointQuery(
    getSearchSuggestions,
    { query: { q } },
    { enabled: q.length >= SHORTEST, placeholderData: keepPreviousData },
  );
  return typed.length >= SHORTEST ? data : undefined;
}

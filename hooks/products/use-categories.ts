'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listCategories } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

/** The categories of products as options, named in the reader's language. */
export function useCategories(): { value: string; label: string }[] {
  const { locale } = useLocale();
  const categories = useEndpointQuery(listCategories, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (categories.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[locale] }));
}

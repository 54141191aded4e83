'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listCategories } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

/** Returns the product categories as options of a select field, labelled in the viewer's language. */
export function useCategories(): { value: string; label: string }[] {
  const { locale } = useLocale();
  const categories = useEndpointQuery(listCategories, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (categories.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[locale] }));
}

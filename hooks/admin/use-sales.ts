'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSaleStory, listSales } from '@/lib/client/endpoints.gen';

/** Orders that match the search. */
export const useSales = (q: string | undefined) => useEndpointList(listSales, { query: q ? { q } : {} });

/** Everything about one order. */
export const useSaleStory = (id: string) => useEndpointQuery(getSaleStory, { params: { id } });

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  addCatalogueEntry,
  getCatalogue,
  orderCatalogue,
  renameCatalogueEntry,
  restoreCatalogueEntry,
  retireCatalogueEntry,
} from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { queryKey } from '@/lib/contract/query-key';

type Name = { ar: string; en: string };
type Lists = Record<CatalogueList, CatalogueEntry[]>;

/** Both lists of the platform. */
export const useCatalogue = () => useEndpointQuery(getCatalogue, {});

/** The operator's changes to a list. Each answers with the new list, which the page shows. */
export function useCatalogueActs(list: CatalogueList) {
  const client = useQueryClient();
  const onSuccess = ({ data }: { data: CatalogueEntry[] }) =>
    client.setQueryData<Lists>(queryKey(getCatalogue, {}), (lists) => lists && { ...lists, [list]: data });
  const act = <V>(mutationFn: (variables: V) => Promise<{ data: CatalogueEntry[] }>) => ({
    mutationFn,
    onSuccess,
  });
  const add = useMutation<{ data: CatalogueEntry[] }, ApiError, Name>(
    act((body) => call(addCatalogueEntry, { params: { list }, body })),
  );
  const rename = useMutation<{ data: CatalogueEntry[] }, ApiError, Name & { id: string }>(
    act(({ id, ...body }) => call(renameCatalogueEntry, { params: { list, id }, body })),
  );
  const order = useMutation<{ data: CatalogueEntry[] }, ApiError, string[]>(
    act((ids) => call(orderCatalogue, { params: { list }, body: { ids } })),
  );
  const retire = useMutation<{ data: CatalogueEntry[] }, ApiError, { id: string; into?: string }>(
    act(({ id, into }) => call(retireCatalogueEntry, { params: { list, id }, body: { into } })),
  );
  const restore = useMutation<{ data: CatalogueEntry[] }, ApiError, string>(
    act((id) => call(restoreCatalogueEntry, { params: { list, id } })),
  );
  return { add, rename, order, retire, restore };
}

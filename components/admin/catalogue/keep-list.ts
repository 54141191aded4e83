import type { QueryClient } from '@tanstack/react-query';
import { getCatalogue } from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { queryKey } from '@/lib/contract/query-key';

type Lists = Record<CatalogueList, CatalogueEntry[]>;

/** Shows the new list, which each change of a list answers with. */
export function keepList(
  client: QueryClient,
  { data }: { data: CatalogueEntry[] },
  { params: { list } }: { params: { list: CatalogueList } },
): void {
  client.setQueryData<Lists>(queryKey(getCatalogue, {}), (lists) => lists && { ...lists, [list]: data });
}

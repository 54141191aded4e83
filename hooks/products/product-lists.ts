import type { QueryClient } from '@tanstack/react-query';
import {
  exploreDigitalProducts,
  getExplore,
  listUserProducts,
  searchProducts,
  searchTop,
} from '@/lib/client/endpoints.gen';

/** After a product changed: every list that may have it is loaded again. */
export function invalidateProductLists(client: QueryClient): void {
  for (const { id } of [listUserProducts, exploreDigitalProducts, getExplore, searchTop, searchProducts]) {
    void client.invalidateQueries({ queryKey: [id] });
  }
}

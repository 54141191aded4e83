import type { QueryClient } from '@tanstack/react-query';
import {
  exploreDigitalProducts,
  getExplore,
  listUserProducts,
  searchProducts,
  searchTop,
} from '@/lib/client/endpoints.gen';

/** A product changed: every list it may stand in is asked for again. */
export function invalidateProductLists(client: QueryClient): void {
  for (const { id } of [listUserProducts, exploreDigitalProducts, getExplore, searchTop, searchProducts]) {
    void client.invalidateQueries({ queryKey: [id] });
  }
}

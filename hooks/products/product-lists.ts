import type { QueryClient } from '@tanstack/react-query';
import { exploreDigitalProducts, listUserProducts } from '@/lib/contract/products';
import { searchProducts, searchTop } from '@/lib/contract/search';
import { getExplore } from '@/lib/contract/users';

/** A product changed: every list it may stand in is asked for again. */
export function invalidateProductLists(client: QueryClient): void {
  for (const { id } of [listUserProducts, exploreDigitalProducts, getExplore, searchTop, searchProducts]) {
    void client.invalidateQueries({ queryKey: [id] });
  }
}

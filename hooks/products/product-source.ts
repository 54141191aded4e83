import { exploreDigitalProducts, listUserProducts, searchProducts } from '@/lib/client/endpoints.gen';
import type { Address, Input } from '@/lib/contract/endpoint';

/** The products of a list, as plain data, so that a page on the server can pass it to the list in the browser. */
export type ProductSource = { of: 'explore' } | { of: 'user'; userId: string } | { of: 'search'; q: string };

/** All of them answer pages of product cards; the input says which. */
type ProductEndpoint = typeof exploreDigitalProducts;

/** The endpoint and its input, the same for the page that prefetches and for the list that loads more. */
export function productSource(source: ProductSource): {
  endpoint: ProductEndpoint;
  input: Input<ProductEndpoint>;
} {
  const { endpoint, input } = chosen(source);
  return { endpoint: endpoint as unknown as ProductEndpoint, input: input as Input<ProductEndpoint> };
}

function chosen(source: ProductSource): { endpoint: Address; input: object } {
  if (source.of === 'search') return { endpoint: searchProducts, input: { query: { q: source.q } } };
  if (source.of === 'user') return { endpoint: listUserProducts, input: { params: { id: source.userId } } };
  return { endpoint: exploreDigitalProducts, input: {} };
}

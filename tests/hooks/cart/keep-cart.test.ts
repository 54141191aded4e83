import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepCart } from '@/hooks/cart/keep-cart';
import { getCart } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/cart';
import { queryKey } from '@/lib/contract/query-key';

const cartOf = (count: number): CartView => ({ lines: [], total: { amount: 0, currency: 'USD' }, count });

it('when a read that began before the change is answered after it, the changed cart stays', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<CartView>();
  const key = queryKey(getCart, {});
  const read = client.fetchQuery({ queryKey: key, queryFn: () => promise }).catch(() => null);
  await keepCart(client, cartOf(1));
  resolve(cartOf(0));
  await read;
  expect(client.getQueryData<CartView>(key)?.count).toBe(1);
});

import { beforeAll, expect, it } from 'vitest';
import { removeCartLine } from '@/lib/server/cart/service';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getOrder } from '@/lib/server/orders/service';
import { addProduct } from '@/tests/setup/cart';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { checkOut } from '@/tests/setup/trade';

let buyer: Member;

beforeAll(async () => {
  buyer = await makeMember();
});

it.each([1, 2, 5])(
  'the answer to a checkout of %i products equals the order when it is read',
  async (count) => {
    for (let i = 0; i < count; i++) {
      const seller = await makeMember({ role: 'CREATOR' });
      const { id } = await makeProduct(db(), seller, { price: 100 + i });
      await addProduct(buyer.ctx, id);
    }
    const total = Array.from({ length: count }, (_, i) => 100 + i).reduce((sum, price) => sum + price, 0);
    const { status, payload } = await checkOut(buyer.token, {
      expectedTotal: { amount: total, currency: 'USD' },
    });
    expect(status).toBe(201);
    expect(payload.lines).toHaveLength(count);
    expect(payload).toEqual(await getOrder(buyer.ctx, payload._id));
    for (const { productId } of payload.lines) if (productId) await removeCartLine(buyer.ctx, productId);
  },
);

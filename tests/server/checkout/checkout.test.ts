import { beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '@/lib/server/cart/service';
import { db } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { publishProduct, updateProduct } from '@/lib/server/making/service';
import { MINUTE } from '@/lib/shared/time';
import { addProduct } from '@/tests/setup/cart';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { bodyFor, buy, checkOut, moneyState } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

type Product = Awaited<ReturnType<typeof makeProduct>>;

let creator: Member;
let buyer: Member;
let guide: Product;

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const make = (given?: Parameters<typeof makeProduct>[2]) => makeProduct(db(), creator, given);

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  guide = await make({ title: 'دليل', price: 1900 });
});
cleanWorld(async () => {
  buyer = await makeMember();
});

describe('an order is refused, and nothing is written', () => {
  it.each([
    ['from a guest', 401, 'unauthenticated', () => checkOut(undefined, bodyFor(guide))],
    ['of an empty cart', 409, 'cart_empty', () => checkOut(buyer.token, { expectedTotal: usd(0) })],
    [
      'of the buyer’s own product',
      409,
      'own_product',
      async () => checkOut(buyer.token, bodyFor(await makeProduct(db(), buyer))),
    ],
    [
      'of a product that was bought already',
      409,
      'already_owned',
      async () => {
        await makeEntitlement(db(), buyer.id, guide.id);
        return checkOut(buyer.token, bodyFor(guide));
      },
    ],
    [
      'of another’s draft',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'draft' }))),
    ],
    [
      'of an unpublished product',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'unpublished' }))),
    ],
    [
      'of a deleted product',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'deleted' }))),
    ],
    [
      'of an unknown product',
      409,
      'not_purchasable',
      () => checkOut(buyer.token, { productId: newId(), expectedTotal: usd(0) }),
    ],
    [
      'from a suspended seller',
      409,
      'not_purchasable',
      async () => {
        const seller = await makeMember({ role: 'CREATOR' });
        const product = await makeProduct(db(), seller);
        await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', seller.id).execute();
        return checkOut(buyer.token, bodyFor(product));
      },
    ],
    [
      'at another price than the buyer saw',
      409,
      'cart_changed',
      () => checkOut(buyer.token, { productId: guide.id, expectedTotal: usd(1) }),
    ],
    [
      'in another currency than the buyer saw',
      409,
      'cart_changed',
      () => checkOut(buyer.token, { productId: guide.id, expectedTotal: { amount: 1900, currency: 'SAR' } }),
    ],
    [
      'of a cart with a product that was unpublished',
      409,
      'not_purchasable',
      async () => {
        const product = await make();
        await addProduct(buyer.ctx, product.id);
        await addProduct(buyer.ctx, guide.id);
        await publishProduct(creator.ctx, product.id, false);
        return checkOut(buyer.token, { expectedTotal: usd(1900) });
      },
    ],
  ])('%s: %i %s', async (_, status, code, send) => {
    const before = await db().selectFrom('orders').select('id').execute();
    const answer = await send();
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(await db().selectFrom('orders').select('id').execute()).toEqual(before);
    const kept = await db()
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it.each([
    { price: 1 },
    { total: usd(1) },
    { discount: 100 },
    { currency: 'SAR' },
    { fee: 0 },
    { feeBps: 0 },
    { status: 'paid' },
    { buyerId: newId() },
    { lines: [] },
    { code: 'FREE' },
    JSON.parse('{"__proto__":{"amount":1},"x":1}'),
  ])('with the extra field %j: 422', async (more) => {
    const before = await moneyState();
    expect((await checkOut(buyer.token, { ...bodyFor(guide), ...more })).status).toBe(422);
    expect(await moneyState()).toBe(before);
  });

  it.each([-1, 1.5, '1900', '١٩٠٠', null, [1900], 2 ** 53 + 1, {}, undefined])(
    'with an expected total of %j: 422',
    async (amount) => {
      const body = { productId: guide.id, expectedTotal: { amount, currency: 'USD' } };
      expect((await checkOut(buyer.token, body)).status).toBe(422);
    },
  );

  it.each([
    ['nothing', undefined],
    ['a short text', 'abc'],
    ['a long text', 'k'.repeat(201)],
    ['a text with spaces', 'a b c d e f'],
  ])('with %s as idempotency key: 422', async (_, key) => {
    const answer = await checkOut(buyer.token, bodyFor(guide), key ?? '');
    expect([answer.status, answer.problem.code]).toEqual([422, 'idempotency_key_missing']);
  });

  it('with a key that another body has used: 409, and the first order stays', async () => {
    const key = newId();
    const first = await checkOut(buyer.token, bodyFor(guide), key);
    const other = await checkOut(buyer.token, bodyFor(await make()), key);
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency_key_reused']);
    const orders = await db().selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute();
    expect(orders).toEqual([{ id: first.payload._id }]);
  });
});

describe('an order', () => {
  it('is made from the cart at current prices, and its payment is opened', async () => {
    const kit = await make({ title: 'قوالب', price: 2550 });
    await addProduct(buyer.ctx, guide.id);
    await addProduct(buyer.ctx, kit.id);
    const { status, payload } = await checkOut(buyer.token, { expectedTotal: usd(4450) });
    expect(status).toBe(201);
    expect(payload).toMatchObject({ status: 'awaiting_payment', total: usd(4450), paidAt: null });
    expect(payload.number).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(payload.lines.map(({ title, amount, productId }) => [title, amount, productId])).toEqual([
      ['دليل', usd(1900), guide.id],
      ['قوالب', usd(2550), kit.id],
    ]);
    expect(payload.payment).toMatchObject({ status: 'requires_action', failure: null });
    expect(payload.payment?.pageUrl).toBe(`/sandbox-pay/${payload.payment?._id}`);
    expect(Date.parse(payload.expiresAt) - Date.parse(payload.createdAt)).toBe(30 * MINUTE);
  });

  it('of one product does not change the cart', async () => {
    const kit = await make();
    await addProduct(buyer.ctx, kit.id);
    const { payload } = await checkOut(buyer.token, bodyFor(guide));
    expect(payload.lines.map(({ productId }) => productId)).toEqual([guide.id]);
    expect((await getCart(buyer.ctx)).count).toBe(1);
  });

  it('keeps its title, price and fee when the product changes', async () => {
    const product = await make({ title: 'العنوان الأول', price: 1999 });
    const { payload } = await checkOut(buyer.token, bodyFor(product));
    await updateProduct(creator.ctx, product.id, { title: 'آخر', price: usd(9900) });
    const line = await db()
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', payload._id)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      title: 'العنوان الأول',
      amount: 1999,
      fee_bps: 1000,
      fee_amount: 199,
      refund_days: 14,
      product_version: 1,
      seller_id: creator.id,
    });
  });

  it('leaves out a product that the operator suspended', async () => {
    const bad = await make();
    await addProduct(buyer.ctx, bad.id);
    await addProduct(buyer.ctx, guide.id);
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', bad.id).execute();
    const { status, payload } = await checkOut(buyer.token, { expectedTotal: usd(1900) });
    expect(status).toBe(201);
    expect(payload.lines.map(({ productId }) => productId)).toEqual([guide.id]);
  });

  it('that is free is paid at once, without a gateway', async () => {
    const free = await make({ price: 0 });
    const { status, payload } = await checkOut(buyer.token, bodyFor(free));
    expect(status).toBe(201);
    expect(payload).toMatchObject({ status: 'paid', payment: null, total: usd(0) });
    expect(payload.lines[0]?.entitlementId).toEqual(expect.any(String));
    const journals = await db().selectFrom('journals').select('id').where('ref', '=', payload._id).execute();
    expect(journals).toEqual([]);
    expect((await checkOut(buyer.token, bodyFor(free))).problem.code).toBe('already_owned');
  });

  it('of free and paid products gives access to none of them before it is paid', async () => {
    const free = await make({ price: 0 });
    await addProduct(buyer.ctx, free.id);
    await addProduct(buyer.ctx, guide.id);
    const { payload } = await checkOut(buyer.token, { expectedTotal: usd(1900) });
    expect(payload.status).toBe('awaiting_payment');
    expect(payload.lines.every(({ entitlementId }) => entitlementId === null)).toBe(true);
  });

  it('for a product that was bought before is refused', async () => {
    await buy(buyer.token, guide);
    expect((await checkOut(buyer.token, bodyFor(guide))).problem.code).toBe('already_owned');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import { addCartLine, getCart } from '@/lib/server/cart/service';
import { closeDb, db } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/db/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { publishProduct, updateProduct } from '@/lib/server/products/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { bodyFor, buy, checkOut, moneyState } from '@/tests/setup/trade';

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
beforeEach(async () => {
  buyer = await makeMember();
});
afterAll(closeDb);

describe('an order is refused, and nothing is written', () => {
  it.each([
    ['a guest', 401, 'unauthenticated', () => checkOut(undefined, bodyFor(guide))],
    ['an empty cart', 409, 'cart_empty', () => checkOut(buyer.token, { expectedTotal: usd(0) })],
    [
      'one’s own product',
      409,
      'own_product',
      async () => checkOut(buyer.token, bodyFor(await makeProduct(db(), buyer))),
    ],
    [
      'what was bought already',
      409,
      'already_owned',
      async () => {
        await makeEntitlement(db(), buyer.id, guide.id);
        return checkOut(buyer.token, bodyFor(guide));
      },
    ],
    [
      'another’s draft',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'draft' }))),
    ],
    [
      'what was unpublished',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'unpublished' }))),
    ],
    [
      'what was deleted',
      409,
      'not_purchasable',
      async () => checkOut(buyer.token, bodyFor(await make({ status: 'deleted' }))),
    ],
    [
      'what is not there',
      409,
      'not_purchasable',
      () => checkOut(buyer.token, { productId: newId(), expectedTotal: usd(0) }),
    ],
    [
      'a seller who is suspended',
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
      'a price that is not what was seen',
      409,
      'cart_changed',
      () => checkOut(buyer.token, { productId: guide.id, expectedTotal: usd(1) }),
    ],
    [
      'another currency than was seen',
      409,
      'cart_changed',
      () => checkOut(buyer.token, { productId: guide.id, expectedTotal: { amount: 1900, currency: 'SAR' } }),
    ],
    [
      'a cart in which something left the market',
      409,
      'not_purchasable',
      async () => {
        const product = await make();
        await addCartLine(buyer.ctx, product.id);
        await addCartLine(buyer.ctx, guide.id);
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
  ])('%j sent beside: 422', async (more) => {
    const before = await moneyState();
    expect((await checkOut(buyer.token, { ...bodyFor(guide), ...more })).status).toBe(422);
    expect(await moneyState()).toBe(before);
  });

  it.each([-1, 1.5, '1900', '١٩٠٠', null, [1900], 2 ** 53 + 1, {}, undefined])(
    'an expected total of %j: 422',
    async (amount) => {
      const body = { productId: guide.id, expectedTotal: { amount, currency: 'USD' } };
      expect((await checkOut(buyer.token, body)).status).toBe(422);
    },
  );

  it.each([
    ['none', undefined],
    ['a short one', 'abc'],
    ['a long one', 'k'.repeat(201)],
    ['one with spaces', 'a b c d e f'],
  ])('%s as idempotency key: 422', async (_, key) => {
    const answer = await checkOut(buyer.token, bodyFor(guide), key ?? '');
    expect([answer.status, answer.problem.code]).toEqual([422, 'idempotency_key_missing']);
  });

  it('the same key with another body: 409, and the first order stands', async () => {
    const key = newId();
    const first = await checkOut(buyer.token, bodyFor(guide), key);
    const other = await checkOut(buyer.token, bodyFor(await make()), key);
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency_key_reused']);
    const orders = await db().selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute();
    expect(orders).toEqual([{ id: first.payload._id }]);
  });
});

describe('an order', () => {
  it('is of the cart, at the prices of now, with its payment opened', async () => {
    const kit = await make({ title: 'قوالب', price: 2550 });
    await addCartLine(buyer.ctx, guide.id);
    await addCartLine(buyer.ctx, kit.id);
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
    expect(Date.parse(payload.expiresAt) - Date.parse(payload.createdAt)).toBe(30 * 60_000);
  });

  it('of one product leaves the cart alone', async () => {
    const kit = await make();
    await addCartLine(buyer.ctx, kit.id);
    const { payload } = await checkOut(buyer.token, bodyFor(guide));
    expect(payload.lines.map(({ productId }) => productId)).toEqual([guide.id]);
    expect((await getCart(buyer.ctx)).count).toBe(1);
  });

  it('keeps what was agreed, whatever becomes of the product', async () => {
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

  it('without what the operator took down, where the cart shows it no more', async () => {
    const bad = await make();
    await addCartLine(buyer.ctx, bad.id);
    await addCartLine(buyer.ctx, guide.id);
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', bad.id).execute();
    const { status, payload } = await checkOut(buyer.token, { expectedTotal: usd(1900) });
    expect(status).toBe(201);
    expect(payload.lines.map(({ productId }) => productId)).toEqual([guide.id]);
  });

  it('that costs nothing is paid at once, without a gateway', async () => {
    const free = await make({ price: 0 });
    const { status, payload } = await checkOut(buyer.token, bodyFor(free));
    expect(status).toBe(201);
    expect(payload).toMatchObject({ status: 'paid', payment: null, total: usd(0) });
    expect(payload.lines[0]?.entitlementId).toEqual(expect.any(String));
    const journals = await db().selectFrom('journals').select('id').where('ref', '=', payload._id).execute();
    expect(journals).toEqual([]);
    expect((await checkOut(buyer.token, bodyFor(free))).problem.code).toBe('already_owned');
  });

  it('of free and paid together waits for the payment of the paid', async () => {
    const free = await make({ price: 0 });
    await addCartLine(buyer.ctx, free.id);
    await addCartLine(buyer.ctx, guide.id);
    const { payload } = await checkOut(buyer.token, { expectedTotal: usd(1900) });
    expect(payload.status).toBe('awaiting_payment');
    expect(payload.lines.every(({ entitlementId }) => entitlementId === null)).toBe(true);
  });

  it('bought once cannot be bought again', async () => {
    await buy(buyer.token, guide);
    expect((await checkOut(buyer.token, bodyFor(guide))).problem.code).toBe('already_owned');
  });
});

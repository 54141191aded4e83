import { beforeAll, expect, it } from 'vitest';
import { GET as FILES } from '@/app/api/entitlements/[id]/files/route';
import { GET as OPEN } from '@/app/api/entitlements/[id]/route';
import { GET as ORDER } from '@/app/api/orders/[id]/route';
import { GET as PURCHASES } from '@/app/api/posts/purchased/route';
import { removeCartLine } from '@/lib/server/cart/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { createDownloadLink } from '@/lib/server/kinds/files/room';
import { getPurchase } from '@/lib/server/library/service';
import { callRoute } from '@/tests/setup/call-route';
import { addProduct } from '@/tests/setup/cart';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { bodyFor, buy, checkOut, placeOrder } from '@/tests/setup/trade';

let creator: Member;
let buyer: Member;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (price = 100) => makeProduct(db(), creator, { price });
const cost = async (work: () => Promise<unknown>) => (await recordQueries(work)).length;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
});

it('a checkout takes eight queries, with caller, rate limit, begin and commit', async () => {
  const guide = await product();
  expect(await cost(() => checkOut(buyer.token, bodyFor(guide)))).toBe(8);
});

it('a checkout of the cart takes nine queries, for one line as for ten', async () => {
  const costs: number[] = [];
  for (const lines of [1, 10]) {
    const ids = [];
    for (let i = 0; i < lines; i++) ids.push((await product()).id);
    for (const id of ids) await addProduct(buyer.ctx, id);
    const expectedTotal = usd(100 * lines);
    costs.push(await cost(() => checkOut(buyer.token, { expectedTotal })));
    for (const id of ids) await removeCartLine(buyer.ctx, id);
  }
  expect(costs).toEqual([9, 9]);
});

it('a checkout repeated with the same key takes nine queries', async () => {
  const guide = await product();
  const key = 'the-same-key';
  await checkOut(buyer.token, bodyFor(guide), key);
  expect(await cost(() => checkOut(buyer.token, bodyFor(guide), key))).toBe(9);
});

it('reading an order takes three queries, for any number of lines', async () => {
  const single = await placeOrder(buyer.token, await product());
  for (let i = 0; i < 10; i++) await addProduct(buyer.ctx, (await product()).id);
  const { payload: many } = await checkOut(buyer.token, { expectedTotal: usd(1000) });
  for (const { _id } of [single, many])
    expect(await cost(() => callRoute(ORDER, { params: { id: _id }, token: buyer.token }))).toBe(3);
});

it('a list of purchases of any length takes four queries, a purchase five, its files three, a download link one', async () => {
  const reader = await makeMember();
  const list = (limit: number) => cost(() => callRoute(PURCHASES, { token: reader.token, query: { limit } }));
  await buy(reader.token, await product());
  expect(await list(50)).toBe(4);
  let id = '';
  for (let i = 0; i < 10; i++) id = await makeEntitlement(db(), reader.id, (await product()).id);
  expect(await list(50)).toBe(4);
  expect(await list(5)).toBe(4);
  expect(await cost(() => callRoute(OPEN, { params: { id }, token: reader.token }))).toBe(5);
  expect(await cost(() => callRoute(FILES, { params: { id }, token: reader.token }))).toBe(3);
  const { files } = await getPurchase(reader.ctx, id);
  expect(await cost(() => createDownloadLink(reader.ctx, id, files[0]?._id ?? ''))).toBe(1);
});

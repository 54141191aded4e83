import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCart } from '@/lib/server/cart/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getNotifications } from '@/lib/server/notifications/service';
import { boughtBy } from '@/lib/shared/cart-line';
import { DAY } from '@/lib/shared/time';
import { addProduct } from '@/tests/setup/cart';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy, checkOut, eventFor, placeOrder, salesOf, tell } from '@/tests/setup/trade';

let creator: Member;
let other: Member;
let buyer: Member;

const usd = (amount: number) => ({ amount, currency: 'USD' });

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  other = await makeMember({ role: 'CREATOR' });
});
beforeEach(async () => {
  buyer = await makeMember();
});

describe('a paid order', () => {
  it('is one journal with the buyer’s money, each seller’s net and the fee, named line by line', async () => {
    const first = await makeProduct(db(), creator, { price: 1999 });
    const second = await makeProduct(db(), other, { price: 5 });
    const free = await makeProduct(db(), other, { price: 0 });
    for (const { id } of [first, second, free]) await addProduct(buyer.ctx, id);
    const { payload } = await checkOut(buyer.token, { expectedTotal: usd(2004) });
    await tell(await eventFor(payload._id));
    const rows = await db()
      .selectFrom('postings')
      .innerJoin('journals', 'journals.id', 'postings.journal_id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'postings.account_id')
      .innerJoin('order_lines', 'order_lines.id', 'postings.order_line_id')
      .select(['ledger_accounts.kind', 'owner_id', 'postings.amount', 'product_id'])
      .where('journals.ref', '=', payload._id)
      .execute();
    const wanted = [
      { kind: 'clearing', owner_id: null, amount: -1999, product_id: first.id },
      { kind: 'pending', owner_id: creator.id, amount: 1800, product_id: first.id },
      { kind: 'fees', owner_id: null, amount: 199, product_id: first.id },
      { kind: 'clearing', owner_id: null, amount: -5, product_id: second.id },
      { kind: 'pending', owner_id: other.id, amount: 4, product_id: second.id },
      // Its part of what the gateway keeps is more than 10 % of it.
      { kind: 'fees', owner_id: null, amount: 1, product_id: second.id },
    ];
    expect(rows).toHaveLength(wanted.length);
    expect(rows).toEqual(expect.arrayContaining(wanted));
  });

  it('puts the net of each line on hold for seven days', async () => {
    const product = await makeProduct(db(), creator, { price: 1999 });
    const orderId = await buy(buyer.token, product);
    const holds = await db()
      .selectFrom('holds')
      .innerJoin('order_lines', 'order_lines.id', 'holds.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['owner_id', 'holds.amount', 'release_at', 'released_at', 'orders.paid_at'])
      .where('order_id', '=', orderId)
      .execute();
    expect(holds).toMatchObject([{ owner_id: creator.id, amount: 1800, released_at: null }]);
    const [{ release_at, paid_at } = { release_at: new Date(0), paid_at: new Date(0) }] = holds;
    expect(release_at.getTime() - (paid_at?.getTime() ?? 0)).toBe(7 * DAY);
  });

  it('counts the sale and takes only the bought product out of the cart', async () => {
    const bought = await makeProduct(db(), creator, { price: 900 });
    const kept = await makeProduct(db(), creator, { price: 900 });
    await addProduct(buyer.ctx, bought.id);
    await addProduct(buyer.ctx, kept.id);
    await buy(buyer.token, bought);
    expect((await getCart(buyer.ctx)).lines.map((line) => boughtBy(line)._id)).toEqual([kept.id]);
    expect(await salesOf(bought.id)).toBe(1);
  });

  it('notifies the buyer and the seller, and groups the sales of one product', async () => {
    const seller = await makeMember({ role: 'CREATOR' });
    const product = await makeProduct(db(), seller, { price: 900 });
    const second = await makeMember();
    const orderId = await buy(buyer.token, product);
    await buy(second.token, product);
    const mine = (await getNotifications(buyer.ctx, { limit: 10 })).data;
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ kind: 'purchase', orderId, isRead: false });
    const theirs = (await getNotifications(seller.ctx, { limit: 10 })).data;
    expect(theirs).toHaveLength(1);
    expect(theirs[0]).toMatchObject({ kind: 'sale', productId: product.id, actorsCount: 2 });
  });

  it('needs as many queries for five lines of three sellers as for one line, with letters and notices', async () => {
    buyer = await makeMember({ email: 'buyer@qeema.example' });
    const third = await makeMember({ role: 'CREATOR' });
    const sellers = [creator, other, third, creator, other];
    // All sellers have their accounts before the queries are counted.
    for (const owner of sellers) await buy(buyer.token, await makeProduct(db(), owner, { price: 100 }));
    const one = await makeProduct(db(), creator, { price: 100 });
    const single = await eventFor((await placeOrder(buyer.token, one))._id);
    for (const owner of sellers)
      await addProduct(buyer.ctx, (await makeProduct(db(), owner, { price: 100 })).id);
    const { payload } = await checkOut(buyer.token, { expectedTotal: usd(500) });
    const many = await eventFor(payload._id);
    const cost = async (event: typeof many) => (await recordQueries(() => tell(event))).length;
    const [few, lots] = [await cost(single), await cost(many)];
    expect([few, lots]).toEqual([14, 14]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { addCartLine, cartProductIds } from '@/lib/server/cart/service';
import { closeDb, db, recordQueries } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/db/demo/people-factory';
import { makeProduct } from '@/lib/server/db/demo/product-factory';
import { getNotifications } from '@/lib/server/notifications/service';
import { handleWaitingEvents } from '@/lib/server/payments/webhooks';
import { checkBooks } from '@/lib/server/self-check/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy, eventFor, placeOrder, tell } from '@/tests/setup/trade';

let creator: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
let buyers: Member[];

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
});
beforeEach(async () => {
  guide = await makeProduct(db(), creator, { price: 1900 });
  buyers = await Promise.all(Array.from({ length: 8 }, () => makeMember()));
});
afterAll(closeDb);

const placeAll = (product = guide) =>
  Promise.all(buyers.map(async ({ token }) => (await placeOrder(token, product))._id));
const eventsFor = (orderIds: readonly string[]) => Promise.all(orderIds.map((id) => eventFor(id)));
const tellAll = async (events: readonly GatewayEvent[]) => {
  const answers = await Promise.all(events.map(tell));
  expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
};

/** Of each order: its status, its payment's, and how often its product is held, its sale posted and its event stored. */
async function endOf(orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; end: string }>`
    select o.id, concat_ws(' ', o.status, y.status, y.failure,
      (select count(*) from entitlements e join order_lines l on l.id = e.order_line_id
        where l.order_id = o.id and e.status = 'active'),
      (select count(*) from journals j where j.kind = 'sale' and j.ref = o.id::text),
      (select count(*) from inbound_events v where v.body::json ->> 'gatewayRef' = y.gateway_ref and v.status = 'handled')) as end
    from orders o join payments y on y.order_id = o.id where o.id = any(${orderIds}::uuid[])`.execute(db());
  const ends = new Map(rows.map(({ id, end }) => [id, end]));
  return orderIds.map((id) => ends.get(id));
}
const SETTLED = 'paid succeeded 1 1 1';
const OPEN = 'awaiting_payment requires_action 0 0 0';

const earnedBy = async (ownerId: string) => {
  const row = await db()
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'pending')
    .executeTakeFirst();
  return row?.balance ?? 0;
};

describe('payments that succeed in the same moment', () => {
  it('are settled in few transactions, each as it would be alone', async () => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    const before = await earnedBy(creator.id);
    const sent = await recordQueries(() => tellAll(events));
    expect(sent.filter((text) => text.includes('post_journals'))).toHaveLength(2);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    expect((await earnedBy(creator.id)) - before).toBe(8 * (1900 - 190));
    const product = await db()
      .selectFrom('products')
      .select('sales_count')
      .where('id', '=', guide.id)
      .executeTakeFirst();
    expect(product?.sales_count).toBe(8);
  });

  it('tell the seller once of all who bought, and each buyer of their own', async () => {
    await tellAll(await eventsFor(await placeAll()));
    const page = { limit: 50, cursor: undefined };
    const { data } = await getNotifications(creator.ctx, page);
    const sales = data.filter(({ kind, productId }) => kind === 'sale' && productId === guide.id);
    expect(sales).toMatchObject([{ actorsCount: 8 }]);
    for (const { ctx } of buyers) {
      const own = (await getNotifications(ctx, page)).data;
      expect(own.map(({ kind }) => kind)).toEqual(['purchase']);
    }
  });

  it('empty the carts of what was bought, each buyer’s of their own', async () => {
    const other = await makeProduct(db(), creator, { price: 500 });
    const [first, second] = buyers as [Member, Member];
    for (const { ctx } of [first, second]) for (const { id } of [guide, other]) await addCartLine(ctx, id);
    const orders = [await placeOrder(first.token, guide), await placeOrder(second.token, other)];
    await tellAll(await eventsFor(orders.map(({ _id }) => _id)));
    expect(await cartProductIds(first.ctx)).toEqual([other.id]);
    expect(await cartProductIds(second.ctx)).toEqual([guide.id]);
  });

  it('of one event told five times: it counts once', async () => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    await tellAll([...events, ...events, ...events, ...events, ...events]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
  });

  it('leave no trace in the books that does not add up', async () => {
    await tellAll(await eventsFor(await placeAll()));
    expect((await checkBooks(guestCtx(db()))).results.filter(({ broken }) => broken > 0)).toEqual([]);
  });
});

describe('among them, what is not plain is looked at by itself', () => {
  const withPlain = async (odd: GatewayEvent) => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    await tellAll([...events.slice(0, 4), odd, ...events.slice(4)]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
  };
  let odd: Member;
  beforeEach(async () => {
    odd = await makeMember();
  });

  it('another amount than was asked for: held back', async () => {
    const { _id } = await placeOrder(odd.token, guide);
    await withPlain(await eventFor(_id, 'payment.succeeded', { amount: 1 }));
    expect(await endOf([_id])).toEqual(['awaiting_payment quarantined wrong_amount 0 0 1']);
  });

  it('a product that the buyer holds already: given back', async () => {
    const { _id } = await placeOrder(odd.token, guide);
    await buy(odd.token, guide);
    await withPlain(await eventFor(_id));
    expect(await endOf([_id])).toEqual(['cancelled returned not_needed 0 0 1']);
  });

  it('two orders of one buyer for the same: one is kept, the other given back', async () => {
    const orders = [await placeOrder(odd.token, guide), await placeOrder(odd.token, guide)];
    const ids = orders.map(({ _id }) => _id);
    const [first, second] = (await eventsFor(ids)) as [GatewayEvent, GatewayEvent];
    const orderIds = await placeAll();
    await tellAll([first, second, ...(await eventsFor(orderIds))]);
    expect((await endOf(ids)).toSorted()).toEqual(['cancelled returned not_needed 0 0 1', SETTLED]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
  });

  it('two orders of one buyer for different things: both are kept', async () => {
    const other = await makeProduct(db(), creator, { price: 500 });
    const orders = [await placeOrder(odd.token, guide), await placeOrder(odd.token, other)];
    const ids = orders.map(({ _id }) => _id);
    await tellAll(await eventsFor([...ids, ...(await placeAll())]));
    expect(await endOf(ids)).toEqual([SETTLED, SETTLED]);
  });

  it('a payment that nobody knows yet: it waits', async () => {
    const { _id } = await placeOrder(odd.token, guide);
    const event = await eventFor(_id);
    await withPlain({ ...event, gatewayRef: 'sbx_not_yet' });
    const stored = await db()
      .selectFrom('inbound_events')
      .select(['status', 'attempts'])
      .where('external_id', '=', event.id)
      .execute();
    expect(stored).toEqual([{ status: 'received', attempts: 1 }]);
  });

  it('an event that waited and is told again: the others are settled, and it by the clock', async () => {
    const { _id } = await placeOrder(odd.token, guide);
    const event = await eventFor(_id);
    await tell({ ...event, gatewayRef: 'sbx_not_yet' });
    await db()
      .updateTable('inbound_events')
      .set({ body: JSON.stringify(event) })
      .where('external_id', '=', event.id)
      .execute();
    await withPlain(event);
    expect(await endOf([_id])).toEqual([OPEN]);
    await handleWaitingEvents(guestCtx(db(), new Date(Date.now() + 6_000)));
    expect(await endOf([_id])).toEqual([SETTLED]);
  });
});

describe('what somebody holds up', () => {
  /** Runs `work` while a transaction of somebody else holds a row. */
  async function whileHeld(table: 'orders' | 'products', id: string, work: () => Promise<void>) {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
        held.resolve();
        await released.promise;
      });
    await held.promise;
    await work().finally(released.resolve);
    await holding;
  }

  it('an order that is held waits, the others do not', async () => {
    const [slow = '', ...rest] = await placeAll();
    let waiting: Promise<Response> | undefined;
    await whileHeld('orders', slow, async () => {
      waiting = tell(await eventFor(slow));
      await tellAll(await eventsFor(rest));
      expect(await endOf([slow, ...rest])).toEqual([OPEN, ...rest.map(() => SETTLED)]);
    });
    expect((await waiting)?.status).toBe(200);
    expect(await endOf([slow])).toEqual([SETTLED]);
  });

  it('a product that is held holds up its own sales, not those that come behind', async () => {
    const other = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 700 });
    const slow = await placeOrder((buyers[0] as Member).token, guide);
    const quick = await placeOrder((buyers[1] as Member).token, other);
    let waiting: Promise<Response> | undefined;
    await whileHeld('products', guide.id, async () => {
      waiting = tell(await eventFor(slow._id));
      await tellAll([await eventFor(quick._id)]);
      expect(await endOf([slow._id, quick._id])).toEqual([OPEN, SETTLED]);
    });
    expect((await waiting)?.status).toBe(200);
    expect(await endOf([slow._id])).toEqual([SETTLED]);
  });
});

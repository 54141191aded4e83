import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { handleEvent } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { asOneGroup, endOf, eventsFor, OPEN, SETTLED, sendAll } from '@/tests/setup/settle-together';
import { makeShop } from '@/tests/setup/shop';
import { buy, eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { untilSomebodyWaits, whileHeld } from '@/tests/setup/while-held';

let creator: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
let buyers: Member[];

beforeEach(async () => {
  ({ seller: creator, product: guide } = await makeShop(1900));
  buyers = await Promise.all(Array.from({ length: 5 }, () => makeMember()));
});

const placeAll = () => Promise.all(buyers.map(async ({ token }) => (await placeOrder(token, guide))._id));

describe('when payments are settled as one group and one row is locked', () => {
  it.each(['orders', 'payments'] as const)(
    'the payment with the locked row in %s is skipped at once and the others are settled',
    async (table) => {
      const orderIds = await placeAll();
      const [slow = '', ...rest] = orderIds;
      const payment = await db()
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', slow)
        .executeTakeFirstOrThrow();
      const events = await eventsFor(orderIds);
      await whileHeld(table, table === 'orders' ? slow : payment.id, async () => {
        expect(await asOneGroup(events)).toEqual([false, ...rest.map(() => true)]);
        expect(await endOf(orderIds)).toEqual([OPEN, ...rest.map(() => SETTLED)]);
      });
      await sendAll(events);
      expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    },
  );

  it('the payment of a locked buyer is skipped at once and the others are settled', async () => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    const buyer = `buyer:${buyers[0]?.id}`;
    await db()
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${buyer}, 1))`.execute(trx);
        expect(await asOneGroup(events)).toEqual([false, true, true, true, true]);
      });
  });

  it('a locked product fails the whole group; settled one by one, only the sales of that product wait', async () => {
    const other = await makeProduct(db(), creator, { price: 700 });
    const [first, second] = buyers as [Member, Member];
    const ids = [(await placeOrder(first.token, guide))._id, (await placeOrder(second.token, other))._id];
    const [slow, quick] = (await eventsFor(ids)) as [GatewayEvent, GatewayEvent];
    let waiting: Promise<Response> | undefined;
    await whileHeld('products', guide.id, async () => {
      expect(await asOneGroup([slow, quick])).toEqual([false, false]);
      expect(await endOf(ids)).toEqual([OPEN, OPEN]);
      waiting = tell(slow);
      await sendAll([quick]);
      expect(await endOf(ids)).toEqual([OPEN, SETTLED]);
    });
    expect((await waiting)?.status).toBe(200);
    expect(await endOf(ids)).toEqual([SETTLED, SETTLED]);
  });
});

// A handler that settles several payments locks buyers, orders and payments, then the event, products, notices and
// balances.
describe('a handler that waits for a lock holds no lock that comes later in the lock order', () => {
  /** Locks rows without waiting: fails when another transaction holds one. */
  const takeAtOnce = (rows: ReturnType<typeof sql>) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local lock_timeout = '100ms'`.execute(trx);
        await rows.execute(trx);
      });

  it('an event for a locked order is not stored before the order is free', async () => {
    const [orderId = ''] = await placeAll();
    const event = await eventFor(orderId);
    let waiting: Promise<Response> | undefined;
    await whileHeld('orders', orderId, async () => {
      waiting = tell(event);
      await untilSomebodyWaits();
      const ours = sql`insert into inbound_events (id, source, external_id, type, body, received_at, next_at)
        values (${newId()}, 'sandbox', ${event.id}, 'payment.succeeded', '{}', ${NOW}, ${NOW})`;
      const taken = db()
        .transaction()
        .execute(async (trx) => {
          await sql`set local lock_timeout = '100ms'`.execute(trx);
          await ours.execute(trx);
          throw new Error('and taken back');
        });
      await expect(taken).rejects.toThrow('and taken back');
    });
    expect((await waiting)?.status).toBe(200);
    expect(await endOf([orderId])).toEqual([SETTLED]);
  });

  it('an event that the scheduled job handles is not locked before its order is free', async () => {
    const [orderId = ''] = await placeAll();
    const event = await eventFor(orderId);
    await tell({ ...event, gatewayRef: 'sbx_not_yet' });
    const { id } = await db()
      .updateTable('inbound_events')
      .set({ body: JSON.stringify(event) })
      .where('external_id', '=', event.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    let handled: Promise<void> | undefined;
    await whileHeld('orders', orderId, async () => {
      handled = handleEvent(guestCtx(db()), id);
      await untilSomebodyWaits();
      await takeAtOnce(sql`select from inbound_events where id = ${id} for update`);
    });
    await handled;
    expect(await endOf([orderId])).toEqual([SETTLED]);
  });

  it.each(['dispute.lost', 'refund.succeeded'] as const)(
    'a %s event for a locked product locks no balance before the product is free',
    async (type) => {
      const orderId = await buy((buyers[0] as Member).token, guide);
      const event = await eventFor(orderId, type, { subjectRef: `at_gateway_${newId()}` });
      let waiting: Promise<Response> | undefined;
      await whileHeld('products', guide.id, async () => {
        waiting = tell(event);
        await untilSomebodyWaits();
        await takeAtOnce(sql`select from ledger_accounts where owner_id = ${creator.id} for update`);
      });
      expect((await waiting)?.status).toBe(200);
      const end = 'refunded succeeded 0 held, 1 sale, 1 part, 2 event';
      expect(await endOf([orderId])).toEqual([end]);
    },
  );
});

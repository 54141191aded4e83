import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { wantedOfCart } from '@/lib/server/cart/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { checkBooks } from '@/lib/server/self-check/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { HOUR } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { addProduct } from '@/tests/setup/cart';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs } from '@/tests/setup/run-jobs';
import { asOneGroup, endOf, eventsFor, OPEN, SETTLED, sendAll, settle } from '@/tests/setup/settle-together';
import { buy, eventFor, placeOrder, salesOf, tell } from '@/tests/setup/trade';

let made = 0;
const withEmail = (given: { role?: string } = {}) =>
  makeMember({ ...given, email: `together${++made}@qeema.example` });

let creator: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
let buyers: Member[];

beforeEach(async () => {
  await dropJobs();
  creator = await withEmail({ role: 'CREATOR' });
  guide = await makeProduct(db(), creator, { price: 1900 });
  buyers = await Promise.all(Array.from({ length: 5 }, () => withEmail()));
});
afterEach(async () => {
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
});

const placeAll = (product = guide) =>
  Promise.all(buyers.map(async ({ token }) => (await placeOrder(token, product))._id));
const earnedBy = async (ownerId: string) => {
  const row = await db()
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'pending')
    .executeTakeFirst();
  return row?.balance ?? 0;
};

describe('payments that come at the same moment', () => {
  it('are settled in one transaction, and each ends as it would alone', async () => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    const sent = await recordQueries(() => asOneGroup(events));
    expect(sent.filter((text) => text.includes('post_journals'))).toHaveLength(2);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    expect(await earnedBy(creator.id)).toBe(5 * (1900 - 190));
    expect(await salesOf(guide.id)).toBe(5);
  });

  it('give the seller one notice for all buyers and each buyer one notice of their own', async () => {
    await asOneGroup(await eventsFor(await placeAll()));
    const page = { limit: 50, cursor: undefined };
    const { data } = await getNotifications(creator.ctx, page);
    expect(data).toMatchObject([{ kind: 'sale', productId: guide.id, actorsCount: 5 }]);
    for (const { ctx } of buyers) {
      const own = (await getNotifications(ctx, page)).data;
      expect(own.map(({ kind }) => kind)).toEqual(['purchase']);
    }
  });

  it('send each buyer a receipt, and each seller one letter for each sale, with what it earns', async () => {
    const other = await withEmail({ role: 'CREATOR' });
    const kit = await makeProduct(db(), other, { price: 700 });
    const [first, second, third] = buyers as [Member, Member, Member];
    const orders = [
      await placeOrder(first.token, guide),
      await placeOrder(second.token, guide),
      await placeOrder(third.token, kit),
    ];
    await asOneGroup(await eventsFor(orders.map(({ _id }) => _id)));
    const letters = (await lettersWaiting()).map(({ to, content }) => {
      return `${to} ${stripBidiMarks(content.rows.at(-1)?.value ?? '')}`;
    });
    expect(letters.toSorted()).toEqual(
      [
        `${first.email} $19.00`,
        `${second.email} $19.00`,
        `${third.email} $7.00`,
        `${creator.email} $17.10`,
        `${creator.email} $17.10`,
        `${other.email} $6.30`,
      ].toSorted(),
    );
  });

  it('remove from each buyer’s cart only what that buyer bought', async () => {
    const other = await makeProduct(db(), creator, { price: 500 });
    const [first, second] = buyers as [Member, Member];
    for (const { ctx } of [first, second]) for (const { id } of [guide, other]) await addProduct(ctx, id);
    const orders = [await placeOrder(first.token, guide), await placeOrder(second.token, other)];
    expect(await asOneGroup(await eventsFor(orders.map(({ _id }) => _id)))).toEqual([true, true]);
    expect(await wantedOfCart(first.ctx)).toEqual([{ kind: 'product', subjectId: other.id }]);
    expect(await wantedOfCart(second.ctx)).toEqual([{ kind: 'product', subjectId: guide.id }]);
  });

  it('are split by the shares of each seller', async () => {
    const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
    const partner = await makeMember();
    await makeMembership(db(), company.id, partner, { shareBps: 3333 });
    const theirs = await makeProduct(db(), company, { price: 1999 });
    const [first, second] = buyers as [Member, Member];
    const orders = [await placeOrder(first.token, theirs), await placeOrder(second.token, guide)];
    await asOneGroup(await eventsFor(orders.map(({ _id }) => _id)));
    // A third of 1800 is 599.94: rounded down, and the company gets the rest.
    expect(await Promise.all([company, partner, creator].map(({ id }) => earnedBy(id)))).toEqual([
      1201, 599, 1710,
    ]);
  });

  it('keep the second name that the gateway gives to one of them', async () => {
    const orderIds = await placeAll();
    const [first, ...rest] = (await eventsFor(orderIds)) as [GatewayEvent];
    const alias = `pi_${newId()}`;
    expect(await asOneGroup([{ ...first, alias }, ...rest])).toEqual(orderIds.map(() => true));
    const payments = await db()
      .selectFrom('payments')
      .select('gateway_alias')
      .where('order_id', 'in', orderIds)
      .orderBy('gateway_alias')
      .execute();
    expect(payments.map(({ gateway_alias }) => gateway_alias)).toEqual([alias, null, null, null, null]);
  });

  it('are never paid before their order was created, whichever event comes first', async () => {
    const orderIds = await placeAll();
    const [first, ...rest] = (await eventsFor(orderIds)) as [GatewayEvent];
    const late = fromNow(HOUR);
    await db()
      .updateTable('orders')
      .set({ created_at: late })
      .where('id', '=', orderIds.at(-1) ?? '')
      .execute();
    const later = fromNow(2 * HOUR);
    const answers = [settle(first), ...rest.map((event) => settle(event)), settle(first, { now: later })];
    expect(await Promise.all(answers)).toEqual([true, true, true, true, true, false]);
    const early = await db()
      .selectFrom('orders')
      .select('id')
      .where('id', 'in', orderIds)
      .whereRef('paid_at', '<', 'created_at')
      .execute();
    expect(early).toEqual([]);
  });

  it('count once when each event comes five times and all at once', async () => {
    const orderIds = await placeAll();
    const events = await eventsFor(orderIds);
    await sendAll([...events, ...events, ...events, ...events, ...events]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
  });
});

describe('in a group of payments', () => {
  let odd: Member;
  let oddId: string;
  beforeEach(async () => {
    odd = await makeMember();
    oddId = (await placeOrder(odd.token, guide))._id;
  });

  /** Settles an event in a group of plain ones, which must go through as if it were not there. */
  async function amongPlain(event: GatewayEvent): Promise<boolean | undefined> {
    const orderIds = await placeAll();
    const plain = await eventsFor(orderIds);
    const answers = await asOneGroup([...plain.slice(0, 2), event, ...plain.slice(2)]);
    const [answer] = answers.splice(2, 1);
    expect(answers).toEqual(plain.map(() => true));
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    return answer;
  }

  it.each<[string, (event: GatewayEvent) => GatewayEvent]>([
    ['a wrong amount', (event) => ({ ...event, amount: 1 })],
    ['another currency', (event) => ({ ...event, currency: 'EUR' })],
    ['a payment that nobody knows', (event) => ({ ...event, gatewayRef: 'sbx_nobody' })],
  ])('an event with %s is skipped and the others are settled', async (_, change) => {
    expect(await amongPlain(change(await eventFor(oddId)))).toBe(false);
    expect(await endOf([oddId])).toEqual([OPEN]);
  });

  it.each(['cancelled', 'refunded', 'partly_refunded', 'paid'])(
    'an event for an order that is %s is skipped and the others are settled',
    async (status) => {
      await db().updateTable('orders').set({ status, paid_at: NOW }).where('id', '=', oddId).execute();
      expect(await amongPlain(await eventFor(oddId))).toBe(false);
      expect(await endOf([oddId])).toEqual([OPEN.replace('awaiting_payment', status)]);
      await db().updateTable('orders').set({ status: 'cancelled' }).where('id', '=', oddId).execute();
    },
  );

  it.each(['returned', 'quarantined'])(
    'an event for a payment that is %s is skipped and the others are settled',
    async (status) => {
      await db().updateTable('payments').set({ status }).where('order_id', '=', oddId).execute();
      expect(await amongPlain(await eventFor(oddId))).toBe(false);
      expect(await endOf([oddId])).toEqual([OPEN.replace('requires_action', status)]);
      await db().updateTable('payments').set({ status: 'failed' }).where('order_id', '=', oddId).execute();
    },
  );

  it('a second payment of the same buyer is skipped and settled after the first', async () => {
    const other = await makeProduct(db(), creator, { price: 500 });
    const ids = [oddId, (await placeOrder(odd.token, other))._id];
    const events = await eventsFor(ids);
    expect(await asOneGroup(events)).toEqual([true, false]);
    await sendAll(events.slice(1));
    expect(await endOf(ids)).toEqual([SETTLED, SETTLED]);
  });

  it('a payment that comes under two event ids is settled once', async () => {
    const event = await eventFor(oddId);
    expect(await asOneGroup([event, { ...event, id: `${event.id}_2` }])).toEqual([true, false]);
    expect(await endOf([oddId])).toEqual([SETTLED]);
  });

  it('when one buyer pays two orders for the same product, one is kept and one is refunded', async () => {
    const ids = [oddId, (await placeOrder(odd.token, guide))._id];
    const orderIds = await placeAll();
    await sendAll(await eventsFor([...orderIds, ...ids]));
    const back = 'cancelled returned not_needed 0 held, 0 sale, 0 part, 1 event';
    expect((await endOf(ids)).toSorted()).toEqual([back, SETTLED]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
  });

  it('when a buyer owns the product already, that payment is refunded and the others are settled together', async () => {
    await buy(odd.token, guide);
    const orderIds = await placeAll();
    const [first, ...rest] = await eventsFor(orderIds);
    const owned = await eventFor(oddId);
    expect(await asOneGroup([first as GatewayEvent, owned])).toEqual([true, false]);
    await sendAll([owned, ...rest]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    expect(await endOf([oddId])).toEqual(['cancelled returned not_needed 0 held, 0 sale, 0 part, 1 event']);
  });

  it('when a waiting event comes again, each is settled alone, and the scheduled job settles the waiting one', async () => {
    const event = await eventFor(oddId);
    await tell({ ...event, gatewayRef: 'sbx_not_yet' });
    await db()
      .updateTable('inbound_events')
      .set({ body: JSON.stringify(event) })
      .where('external_id', '=', event.id)
      .execute();
    const orderIds = await placeAll();
    const plain = await eventsFor(orderIds);
    expect(await asOneGroup([...plain, event])).toEqual([...plain, event].map(() => false));
    await sendAll([...plain, event]);
    expect(await endOf(orderIds)).toEqual(orderIds.map(() => SETTLED));
    expect(await endOf([oddId])).toEqual([OPEN]);
    await handleWaitingEvents(guestCtx(db(), fromNow(6_000)));
    expect(await endOf([oddId])).toEqual([SETTLED]);
  });

  it('an event from another gateway settles no payment of this gateway', async () => {
    const event = await eventFor(oddId);
    expect(await Promise.all([1, 2].map(() => settle(event, { source: 'stripe' })))).toEqual([false, false]);
    expect(await endOf([oddId])).toEqual([OPEN]);
  });
});

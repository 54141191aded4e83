import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxGateway } from '@/lib/server/adapters/payments/sandbox/gateway';
import { moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { DAY, MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, buy, checkOut, eventFor, placeOrder, tell } from '@/tests/setup/trade';

const DAY_MINUTES = DAY / MINUTE;

let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  ({ product: guide } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeMember();
});
afterEach(() => vi.restoreAllMocks());

// Like a gateway on another server: it opens a payment after the order's commit, not within it.
const { openHere } = sandboxGateway;
beforeAll(() => {
  sandboxGateway.openHere = undefined;
});
afterAll(() => {
  sandboxGateway.openHere = openHere;
});

const later = (minutes: number) => guestCtx(db(), fromNow(minutes * MINUTE));
const order = (id: string) =>
  db()
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.status', 'payments.status as payment', 'gateway_ref', 'page_url'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
const decide = async (orderId: string, status: string) => {
  const { gateway_ref } = await order(orderId);
  await moveIntent(db(), { id: gateway_ref ?? '' }, ['open'], { status, failure: null }, NOW);
};
const inTransactionNow = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
    db(),
  );
  return rows[0]?.n;
};

describe('when the gateway does not answer at checkout', () => {
  it('checkout answers 503, keeps one order, and the same key opens the payment later', async () => {
    vi.spyOn(sandboxGateway, 'open').mockRejectedValueOnce(new Error('connection refused'));
    const key = newId();
    const down = await checkOut(buyer.token, bodyFor(guide), key);
    expect([down.status, down.problem.code]).toEqual([503, 'unavailable']);
    expect(down.headers.get('retry-after')).toBe('5');
    const again = await checkOut(buyer.token, bodyFor(guide), key);
    expect(again.status).toBe(201);
    expect(again.payload.payment).toMatchObject({ status: 'requires_action', pageUrl: expect.any(String) });
    const orders = await db().selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute();
    expect(orders).toHaveLength(1);
  });

  it('the scheduled job opens the payment later', async () => {
    vi.spyOn(sandboxGateway, 'open').mockRejectedValueOnce(new Error('connection refused'));
    await checkOut(buyer.token, bodyFor(guide));
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('buyer_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect((await order(id)).payment).toBe('created');
    await sweepPayments(later(2));
    expect(await order(id)).toMatchObject({ payment: 'requires_action', page_url: expect.any(String) });
  });
});

describe('when the gateway never answered', () => {
  it('the payment fails half an hour later, because nobody waits for its page any more', async () => {
    const open = vi.spyOn(sandboxGateway, 'open').mockRejectedValue(new Error('connection refused'));
    await checkOut(buyer.token, bodyFor(guide));
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('buyer_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    await sweepPayments(later(29));
    expect([(await order(id)).payment, open.mock.calls.length]).toEqual(['created', 2]);
    await sweepPayments(later(33));
    expect([(await order(id)).payment, open.mock.calls.length]).toEqual(['failed', 2]);
  });
});

describe('the gateway is never called inside a transaction', () => {
  it('when a payment is opened, asked about or refunded', async () => {
    const open = { open: sandboxGateway.open, ask: sandboxGateway.ask, refund: sandboxGateway.refund };
    const seen: [string, number | undefined][] = [];
    vi.spyOn(sandboxGateway, 'open').mockImplementation(async (payment) => {
      seen.push(['open', await inTransactionNow()]);
      return open.open(payment);
    });
    vi.spyOn(sandboxGateway, 'ask').mockImplementation(async (ref) => {
      seen.push(['ask', await inTransactionNow()]);
      return open.ask(ref);
    });
    vi.spyOn(sandboxGateway, 'refund').mockImplementation(async (ref) => {
      seen.push(['refund', await inTransactionNow()]);
      return open.refund(ref);
    });
    const late = await placeOrder(buyer.token, guide);
    await sweepPayments(later(2));
    await buy(buyer.token, guide);
    await decide(late._id, 'succeeded');
    await tell(await eventFor(late._id)); // no longer needed
    await runJobs();
    expect(new Set(seen.map(([name]) => name))).toEqual(new Set(['open', 'ask', 'refund']));
    expect(seen.filter(([, open]) => open !== 0)).toEqual([]);
    const { gateway_ref } = await order(late._id);
    const refunds = await db()
      .selectFrom('sandbox_refunds')
      .select(['status', 'amount'])
      .where('intent_id', '=', gateway_ref ?? '')
      .execute();
    expect(refunds).toEqual([{ status: 'succeeded', amount: guide.price.amount }]);
  });
});

describe('a payment without news', () => {
  it('is asked about after ten seconds and paid when the gateway says so', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await decide(_id, 'succeeded');
    await sweepPayments(later(0.1));
    expect((await order(_id)).status).toBe('awaiting_payment');
    await sweepPayments(later(0.2));
    expect(await order(_id)).toMatchObject({ status: 'paid', payment: 'succeeded' });
    // and the late webhook changes nothing
    expect((await tell(await eventFor(_id))).status).toBe(200);
    expect(await order(_id)).toMatchObject({ status: 'paid', payment: 'succeeded' });
  });

  it('fails when the gateway says so', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await decide(_id, 'failed');
    await sweepPayments(later(1.5));
    expect(await order(_id)).toMatchObject({ status: 'awaiting_payment', payment: 'failed' });
  });

  it('is asked about less often as it gets older', async () => {
    const asked: string[] = [];
    vi.spyOn(sandboxGateway, 'ask').mockImplementation(async (ref) => {
      asked.push(ref);
      return null;
    });
    const { _id } = await placeOrder(buyer.token, guide);
    const ref = (await order(_id)).gateway_ref;
    const askedAt = async (minutes: number) => {
      asked.length = 0;
      await sweepPayments(later(minutes));
      return asked.includes(ref ?? '');
    };
    expect(await askedAt(1)).toBe(true);
    expect(await askedAt(2)).toBe(true);
    expect(await askedAt(60)).toBe(true);
    expect(await askedAt(65)).toBe(false);
    expect(await askedAt(67)).toBe(true);
    expect(await askedAt(DAY_MINUTES)).toBe(true);
    expect(await askedAt(DAY_MINUTES + 60)).toBe(false);
    expect(await askedAt(DAY_MINUTES + 180)).toBe(true);
  });

  it('is not asked about after three days, but a webhook still pays it', async () => {
    const ask = vi.spyOn(sandboxGateway, 'ask');
    const { _id } = await placeOrder(buyer.token, guide);
    await sweepPayments(later(3 * DAY_MINUTES + 1));
    expect(ask).not.toHaveBeenCalled();
    await tell(await eventFor(_id));
    expect((await order(_id)).status).toBe('paid');
  });

  it('is still asked about after ten days when its money is under way', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.processing'));
    await decide(_id, 'succeeded');
    await sweepPayments(later(10 * DAY_MINUTES));
    expect(await order(_id)).toMatchObject({ status: 'paid', payment: 'succeeded' });
  });

  it('does not stop the others from being asked about when its own request fails', async () => {
    const first = await placeOrder(buyer.token, guide);
    const second = await placeOrder((await makeMember()).token, guide);
    await decide(second._id, 'succeeded');
    const real = sandboxGateway.ask;
    const { gateway_ref } = await order(first._id);
    vi.spyOn(sandboxGateway, 'ask').mockImplementation((ref) =>
      ref === gateway_ref ? Promise.reject(new Error('timeout')) : real(ref),
    );
    await sweepPayments(later(2));
    expect((await order(second._id)).status).toBe('paid');
  });
});

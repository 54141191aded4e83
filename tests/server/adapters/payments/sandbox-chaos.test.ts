import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as page from '@/app/api/sandbox-pay/[id]/route';
import * as webhook from '@/app/api/webhooks/[gateway]/route';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { getOrder } from '@/lib/server/orders/service';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer } from '@/lib/server/serving/http-server';
import { CHAOS_CARDS, TEST_CARDS } from '@/lib/shared/test-cards';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { forgetTries, makeRegular, prove } from '@/tests/setup/test-cards';
import { placeOrder } from '@/tests/setup/trade';

// The shop as the launcher serves it: the gateway delivers its webhooks over HTTP.
let server: Server;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  const routes = [{ path: '/api/webhooks/[gateway]', module: webhook as RouteModule }];
  const pages = () => {};
  server = createHttpServer({ api: createApiListener(routes, pages), pages }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  env().PORT = (server.address() as AddressInfo).port;
  guide = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
});
beforeEach(async () => {
  buyer = await makeRegular();
  await forgetTries();
  await dropJobs();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const start = async () => {
  const { _id, payment } = await placeOrder(buyer.token, guide);
  return { orderId: _id, id: payment?._id ?? '' };
};
const pay = (id: string, card: string) =>
  callRoute<{ status: string; failure: string | null }>(page.POST, { params: { id }, body: { card } });
const statusOf = async (orderId: string) => (await getOrder(buyer.ctx, orderId)).status;
const forgedEvents = () =>
  db().selectFrom('inbound_events').select('id').where('external_id', 'like', '%_forged').execute();

describe('a payment with 3-D Secure', () => {
  it('is paid only after the cardholder has proved who they are', async () => {
    const { orderId, id } = await start();
    expect((await pay(id, TEST_CARDS.challenge)).payload).toMatchObject({ status: 'challenge' });
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    expect((await pay(id, TEST_CARDS.success)).problem.code).toBe('order_closed');
    expect((await prove(id)).payload).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(orderId)).toBe('paid');
    expect((await prove(id, null)).problem.code).toBe('order_closed');
  });

  it('fails with its reason when the cardholder gives no proof', async () => {
    const { orderId, id } = await start();
    await pay(id, TEST_CARDS.challenge);
    expect((await prove(id, null)).payload).toMatchObject({ failure: 'authentication_failed' });
    expect((await getOrder(buyer.ctx, orderId)).payment).toMatchObject({
      status: 'failed',
      failure: 'authentication_failed',
    });
  });

  it('asks for the code again after a wrong one', async () => {
    const { orderId, id } = await start();
    await pay(id, TEST_CARDS.challenge);
    const wrong = await prove(id, '000000');
    expect([wrong.status, wrong.problem.errors]).toEqual([422, { code: 'validation:code' }]);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    expect((await prove(id, '١٢٣ ٤٥٦')).payload).toMatchObject({ status: 'succeeded' });
  });

  it('is asked for at a first purchase and below ten dollars, whatever the card; else not', async () => {
    const [newcomer, cheap] = [
      await makeMember(),
      await makeProduct(db(), { id: guide.ownerId }, { price: 999 }),
    ];
    const cases = [
      [newcomer, guide, 'challenge'],
      [buyer, cheap, 'challenge'],
      [buyer, guide, 'succeeded'],
    ] as const;
    for (const [who, product, status] of cases) {
      const { payment } = await placeOrder(who.token, product);
      expect((await pay(payment?._id ?? '', TEST_CARDS.success)).payload.status).toBe(status);
    }
    const refused = await placeOrder(newcomer.token, cheap);
    expect((await pay(refused.payment?._id ?? '', TEST_CARDS.declined)).payload.status).toBe('failed');
  });

  it('goes on as its card does once the code is right', async () => {
    const newcomer = await makeMember();
    const { _id, payment } = await placeOrder(newcomer.token, guide);
    const id = payment?._id ?? '';
    expect((await pay(id, TEST_CARDS.late)).payload.status).toBe('challenge');
    expect((await prove(id)).payload.status).toBe('processing');
    await runJobs();
    expect((await getOrder(newcomer.ctx, _id)).status).toBe('paid');
  });

  it('answers 409 when no proof was asked for, and 404 when the payment is unknown', async () => {
    const { id, orderId } = await start();
    expect((await prove(id)).status).toBe(409);
    expect((await prove(orderId)).status).toBe(404);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
  });

  it('takes one of twenty answers sent at once', async () => {
    const { id, orderId } = await start();
    await pay(id, TEST_CARDS.challenge);
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statusOf(orderId)).toBe('paid');
  });
});

it('a payment with an expired card fails with its reason', async () => {
  const { id } = await start();
  expect((await pay(id, TEST_CARDS.expired)).payload).toMatchObject({
    status: 'failed',
    failure: 'expired_card',
  });
});

describe('a payment is paid in the end when its webhooks are', () => {
  it.each(['duplicated', 'reordered', 'forged'] as const)('%s', async (how) => {
    const { orderId, id } = await start();
    await pay(id, CHAOS_CARDS[how]);
    expect(await getOrder(buyer.ctx, orderId)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded', failure: null },
    });
    const journals = await db().selectFrom('journals').select('kind').where('ref', '=', orderId).execute();
    expect(journals).toEqual([{ kind: 'sale' }]);
    expect(await forgedEvents()).toEqual([]);
  });

  it('delayed, as soon as they come', async () => {
    const { orderId, id } = await start();
    await pay(id, CHAOS_CARDS.delayed);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    expect((await waitingJobs()).map(({ task_identifier }) => task_identifier)).toContain(
      'deliverSandboxWebhook',
    );
    await runJobs();
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('dropped, after the shop asks by itself', async () => {
    const { orderId, id } = await start();
    await pay(id, CHAOS_CARDS.dropped);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    await sweepPayments(guestCtx(db(), fromNow(120_000)));
    expect(await statusOf(orderId)).toBe('paid');
  });
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as order from '@/app/api/orders/[id]/route';
import * as page from '@/app/api/sandbox-pay/[id]/route';
import * as webhook from '@/app/api/webhooks/[gateway]/route';
import type { OrderView } from '@/lib/contract/orders';
import { deliverSandboxEvent } from '@/lib/server/adapters/payments/sandbox/deliver';
import { moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer } from '@/lib/server/serving/http-server';
import { TEST_CARDS } from '@/lib/shared/test-cards';
import { MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { forgetTries, makeRegular } from '@/tests/setup/test-cards';
import { eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

// The shop as the launcher serves it: the gateway delivers its webhooks over HTTP.
let server: Server;
let port: number;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  const routes = [
    { path: '/api/sandbox-pay/[id]', module: page as RouteModule },
    { path: '/api/webhooks/[gateway]', module: webhook as RouteModule },
    { path: '/api/orders/[id]', module: order as RouteModule },
  ];
  const pages = () => {};
  server = createHttpServer({ api: createApiListener(routes, pages), pages }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  guide = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
});
cleanWorld(async () => {
  buyer = await makeRegular();
  await forgetTries();
  await dropJobs();
});
beforeEach(() => {
  env().PORT = port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const api = async (path: string, init: RequestInit = {}) => {
  const headers = {
    version: '2',
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { ...init, headers });
  const body = (await answer.json()) as { payload: Record<string, unknown>; code?: string };
  return { status: answer.status, payload: body.payload, code: body.code };
};
const pay = (paymentId: string, card: unknown) =>
  api(`/sandbox-pay/${paymentId}`, { method: 'POST', body: JSON.stringify({ card }) });
const see = async (id: string) => (await api(`/orders/${id}`)).payload as unknown as OrderView;
const start = async () => {
  const { _id, payment } = await placeOrder(buyer.token, guide);
  return { orderId: _id, paymentId: payment?._id ?? '' };
};

describe('the payment page of the sandbox refuses', () => {
  it('an unknown payment with 404', async () => {
    expect((await api(`/sandbox-pay/${NO_ID}`)).status).toBe(404);
    expect((await pay(NO_ID, TEST_CARDS.success)).status).toBe(404);
    expect((await pay('x', TEST_CARDS.success)).status).toBe(404);
  });

  it.each(['', '4242', 'abcd efgh ijkl mnop', null, 4242424242424242, '4'.repeat(20), ['4242424242424242']])(
    '%j as a card number with 422',
    async (card) => {
      const { paymentId } = await start();
      expect((await pay(paymentId, card)).status).toBe(422);
    },
  );

  it('to take the same payment twice, with 409', async () => {
    const { paymentId } = await start();
    expect((await pay(paymentId, TEST_CARDS.success)).status).toBe(200);
    const again = await pay(paymentId, TEST_CARDS.success);
    expect([again.status, again.code]).toEqual([409, 'order_closed']);
  });

  it('all but one of twenty attempts to pay at once', COMMITS, async () => {
    const { orderId, paymentId } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(paymentId, TEST_CARDS.success)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await see(orderId)).status).toBe('paid');
  });
});

describe('a test card', () => {
  it('that succeeds pays the order before the buyer returns to the shop', async () => {
    const { orderId, paymentId } = await start();
    expect((await api(`/sandbox-pay/${paymentId}`)).payload).toMatchObject({
      amount: { amount: 1900, currency: 'USD' },
      status: 'open',
      returnUrl: `/orders/${orderId}`,
    });
    const { payload } = await pay(paymentId, TEST_CARDS.success);
    expect(payload).toMatchObject({ status: 'succeeded', failure: null });
    expect(await see(orderId)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    expect((await waitingJobs()).map((job) => job.task_identifier)).not.toContain('deliverSandboxWebhook');
  });

  it('may be typed with Arabic digits and spaces', async () => {
    const { orderId, paymentId } = await start();
    expect((await pay(paymentId, '٤٢٤٢ ٤٢٤٢-٤٢٤٢ ۴۲۴۲')).status).toBe(200);
    expect((await see(orderId)).status).toBe('paid');
  });

  it.each([
    [TEST_CARDS.declined, 'declined'],
    [TEST_CARDS.insufficientFunds, 'insufficient_funds'],
    ['4111111111111111', 'declined'],
  ])('%s is refused with the reason %s', async (card, failure) => {
    const { orderId, paymentId } = await start();
    expect((await pay(paymentId, card)).payload).toMatchObject({ status: 'failed', failure });
    expect(await see(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'failed', failure },
    });
  });

  it(
    'that is slow shows the payment as processing at first and pays some seconds later',
    COMMITS,
    async () => {
      const { orderId, paymentId } = await start();
      expect((await pay(paymentId, TEST_CARDS.late)).payload).toMatchObject({ status: 'processing' });
      expect(await see(orderId)).toMatchObject({
        status: 'awaiting_payment',
        payment: { status: 'processing' },
      });
      await runJobs();
      expect(await see(orderId)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    },
  );
});

describe('a shop that the gateway cannot reach', () => {
  it(
    'gets the event again until it answers, while the buyer sees that the payment succeeded',
    COMMITS,
    async () => {
      const { orderId, paymentId } = await start();
      env().PORT = 1; // nobody listens there
      expect((await pay(paymentId, TEST_CARDS.success)).payload).toMatchObject({ status: 'succeeded' });
      expect((await see(orderId)).status).toBe('awaiting_payment');
      await runJobs();
      const [job] = await waitingJobs();
      expect(job).toMatchObject({ task_identifier: 'deliverSandboxWebhook', attempts: 1 });
      env().PORT = port;
      await runJobs();
      expect((await see(orderId)).status).toBe('paid');
      expect((await waitingJobs()).map((left) => left.task_identifier)).not.toContain(
        'deliverSandboxWebhook',
      );
    },
  );
});

/** Node reports it when the head of an answer has arrived. */
const HEAD_ARRIVED = 'http.client.response.finish';

it('the sandbox survives a shop that breaks off in the middle of its answer', async () => {
  let breakOff: () => void;
  const broken = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nab');
      breakOff = () => socket.resetAndDestroy();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => broken.once('listening', resolve));
  const errors: unknown[] = [];
  const keepError = (error: unknown) => errors.push(error);
  process.prependListener('uncaughtException', keepError);
  env().PORT = (broken.address() as AddressInfo).port;
  const brokenOff = new Promise((resolve) => {
    subscribe(HEAD_ARRIVED, function arrive(message) {
      unsubscribe(HEAD_ARRIVED, arrive);
      (message as { response: IncomingMessage }).response.once('close', resolve);
      breakOff();
    });
  });
  const event = { id: 'evt_x', type: 'payment.failed', gatewayRef: 'sbx_x', amount: 1, currency: 'USD' };
  await deliverSandboxEvent.run({ event: { ...event, failure: null } as never }, jobCtx());
  await brokenOff;
  await new Promise((resolve) => broken.close(resolve));
  process.removeListener('uncaughtException', keepError);
  expect(errors).toEqual([]);
});

describe('after the sandbox is switched off and real money is used', () => {
  let chosen: ReturnType<typeof env>['PAYMENT_GATEWAYS'];
  let paymentId: string;
  let orderId: string;
  beforeEach(async () => {
    ({ paymentId, orderId } = await start());
    chosen = env().PAYMENT_GATEWAYS;
    env().PAYMENT_GATEWAYS = ['stripe'];
  });
  afterEach(() => {
    env().PAYMENT_GATEWAYS = chosen;
  });

  it('its payment page is not found', async () => {
    const params = { id: paymentId };
    const body = { card: TEST_CARDS.success };
    const answers = [await callRoute(page.GET, { params }), await callRoute(page.POST, { params, body })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('the shop ignores payments made there: it takes no webhook and does not ask about them', async () => {
    const paid = await eventFor(orderId);
    await moveIntent(db(), { id: paid.gatewayRef }, ['open'], { status: 'succeeded', failure: null }, NOW);
    const before = await moneyState();
    expect((await tell(paid)).status).toBe(404);
    await sweepPayments(jobCtx(fromNow(5 * MINUTE)));
    expect(await moneyState()).toBe(before);
  });
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as page from '@/app/api/sandbox-pay/[id]/route';
import * as webhook from '@/app/api/webhooks/[gateway]/route';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { requestRefund } from '@/lib/server/refunds/request';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer } from '@/lib/server/serving/http-server';
import { REVERSAL_CARDS } from '@/lib/shared/test-cards';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf, sendGranted, stateOf, wronglyTurned } from '@/tests/setup/reversals';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { makeRegular } from '@/tests/setup/test-cards';
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
});
beforeEach(async () => {
  [buyer, guide] = await Promise.all([
    makeRegular(),
    makeMember({ role: 'CREATOR' }).then((seller) => makeProduct(db(), seller, { price: 1900 })),
  ]);
  await dropJobs();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function payBy(card: string): Promise<string> {
  const { _id, payment } = await placeOrder(buyer.token, guide);
  const { payload } = await callRoute<{ status: string }>(page.POST, {
    params: { id: payment?._id ?? '' },
    body: { card },
  });
  expect(payload.status).toBe('succeeded');
  expect(await stateOf(_id)).toMatchObject({ order: 'paid', access: 'active' });
  return _id;
}
const requestRefundOf = async (orderId: string) =>
  requestRefund(
    buyer.ctx,
    orderId,
    { lineId: await lineOf(orderId), reason: 'changed_mind', note: '' },
    newId(),
  );
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await runJobs();
};

describe('a refund of a test card', () => {
  it('is accepted at first and succeeds some seconds later', async () => {
    const id = await payBy(REVERSAL_CARDS.refundLate);
    await requestRefundOf(id);
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ order: 'refunded', access: 'suspended', refunds: ['granted'] });
    await turns(2);
    expect(await stateOf(id)).toMatchObject({ access: 'revoked', refunds: ['succeeded'] });
    expect(await wronglyTurned()).toEqual([]);
  });

  it('that fails leaves the purchase as before and keeps the reason', async () => {
    const id = await payBy(REVERSAL_CARDS.refundFails);
    await requestRefundOf(id);
    await turns(3);
    expect(await stateOf(id)).toMatchObject({ order: 'paid', access: 'active', refunds: ['failed'] });
    const refund = db().selectFrom('refunds').select('failure').where('order_id', '=', id);
    expect(await refund.executeTakeFirst()).toEqual({ failure: 'account_closed' });
    expect(await wronglyTurned()).toEqual([]);
  });
});

describe('a dispute of a test card', () => {
  it.each([
    [REVERSAL_CARDS.disputeWon, 'won', { order: 'paid', access: 'active', pending: 1710 }],
    [REVERSAL_CARDS.disputeLost, 'lost', { order: 'refunded', access: 'revoked', pending: 0 }],
  ] as const)('%s is opened soon and is %s later', async (card, outcome, end) => {
    const id = await payBy(card);
    expect((await waitingJobs()).map((job) => job.task_identifier)).toContain('takeSandboxPaymentBack');
    await turns(1);
    const disputes = () =>
      db().selectFrom('disputes').select(['status', 'amount']).where('order_id', '=', id).execute();
    expect(await disputes()).toEqual([{ status: 'open', amount: 1900 }]);
    expect(await stateOf(id)).toMatchObject({ access: 'suspended', pending: 0 });
    await turns(2);
    expect(await disputes()).toEqual([{ status: outcome, amount: 1900 }]);
    expect(await stateOf(id)).toMatchObject(end);
    expect(await wronglyTurned()).toEqual([]);
  });

  it('is not opened for a payment that was already refunded', async () => {
    const id = await payBy(REVERSAL_CARDS.disputeLost);
    await requestRefundOf(id);
    await sendGranted();
    await turns(3);
    expect(await db().selectFrom('disputes').select('id').where('order_id', '=', id).execute()).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import * as REPLAY from '@/app/api/operator/webhooks/[id]/replay/route';
import * as ONE from '@/app/api/operator/webhooks/[id]/route';
import * as REPLAY_ALL from '@/app/api/operator/webhooks/replay/route';
import * as LIST from '@/app/api/operator/webhooks/route';
import type { WebhookRow } from '@/lib/contract/webhooks';
import { closeDb, db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/db/demo/people-factory';
import { makeProduct } from '@/lib/server/db/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { hidePrivate } from '@/lib/server/payments/hide-private';
import { handleWaitingEvents } from '@/lib/server/payments/webhooks';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';

let operator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
  buyer = await makeMember();
  guide = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
});
afterAll(closeDb);

const list = (query: Record<string, string> = {}, token = operator.token) =>
  callRoute<{ data: WebhookRow[]; nextCursor: string | null }>(LIST.GET, { token, query });
const statusOf = async (orderId: string) =>
  (await db().selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
    .status;

/** An event that comes before its payment is known, tried until it is dead. */
async function deadEvent() {
  const { _id } = await placeOrder((await makeMember()).token, guide);
  const event = await eventFor(_id);
  const know = (ref: string | null) =>
    db().updateTable('payments').set({ gateway_ref: ref }).where('order_id', '=', _id).execute();
  await know(null);
  await tell(event);
  for (let hour = 1; hour < 22; hour++)
    await handleWaitingEvents(guestCtx(db(), new Date(Date.now() + hour * 3_700_000)));
  const row = await db()
    .selectFrom('inbound_events')
    .select(['id', 'status'])
    .where('external_id', '=', event.id)
    .executeTakeFirstOrThrow();
  return { ...row, orderId: _id, know: () => know(event.gatewayRef) };
}

describe('refused', () => {
  it('for all but operators', async () => {
    const params = { id: newId() };
    for (const [token, status] of [
      [undefined, 401],
      [buyer.token, 403],
    ] as const) {
      const answers = [
        await callRoute(LIST.GET, { token }),
        await callRoute(ONE.GET, { token, params }),
        await callRoute(REPLAY.POST, { token, params, method: 'POST' }),
        await callRoute(REPLAY_ALL.POST, { token, body: { source: 'sandbox', type: 'payment.failed' } }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  it('a missing one: 404; one that is handled: 409, and nothing is done twice', async () => {
    const { token } = operator;
    expect((await callRoute(ONE.GET, { token, params: { id: newId() } })).status).toBe(404);
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id));
    const [handled] = (await list({ status: 'handled' })).payload.data;
    const again = await callRoute(REPLAY.POST, { token, params: { id: handled?._id ?? '' }, method: 'POST' });
    expect(again.status).toBe(409);
  });
});

describe('dead events', () => {
  it('are found, say why, and are settled by a replay once the cause is gone', async () => {
    const { id, status, orderId, know } = await deadEvent();
    expect(status).toBe('dead');
    const row = (await list({ status: 'dead' })).payload.data.find(({ _id }) => _id === id);
    expect(row).toMatchObject({ attempts: 20, error: expect.stringContaining('no payment'), nextAt: null });
    const replay = () =>
      callRoute<WebhookRow>(REPLAY.POST, { token: operator.token, params: { id }, method: 'POST' });
    expect((await replay()).payload).toMatchObject({ status: 'received', attempts: 1 });
    await know();
    expect((await replay()).payload).toMatchObject({ status: 'handled', error: null });
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('of a kind are replayed together, and it is written down', async () => {
    const all = [await deadEvent(), await deadEvent()];
    for (const { know } of all) await know();
    const kind = { source: 'sandbox', type: 'payment.succeeded' };
    const { payload } = await callRoute<{ count: number }>(REPLAY_ALL.POST, {
      token: operator.token,
      body: kind,
    });
    expect(payload.count).toBe(2);
    await handleWaitingEvents(guestCtx(db(), new Date(Date.now() + 1_000)));
    expect(await Promise.all(all.map(({ orderId }) => statusOf(orderId)))).toEqual(['paid', 'paid']);
    const act = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'webhook.kind_replayed')
      .executeTakeFirstOrThrow();
    expect(act.details).toMatchObject({ ...kind, count: 2 });
  });
});

it('a body shows no people, cards and secrets', () => {
  const body = {
    id: 'evt',
    data: { customer_details: { email: 'a@b.c' }, card: { last4: '4242' }, client_secret: 'x' },
    account: { business_profile: { support_phone: '+1' }, tos_acceptance: { ip: '192.0.2.1' } },
  };
  expect(JSON.parse(hidePrivate(JSON.stringify(body)))).toEqual({
    id: 'evt',
    data: { customer_details: '•••', card: '•••', client_secret: '•••' },
    account: { business_profile: '•••', tos_acceptance: '•••' },
  });
  expect(hidePrivate('{broken')).toBe('•••');
});

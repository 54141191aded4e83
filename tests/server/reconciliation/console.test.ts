import { beforeAll, describe, expect, it } from 'vitest';
import * as REPLAY from '@/app/api/operator/webhooks/[id]/replay/route';
import * as ONE from '@/app/api/operator/webhooks/[id]/route';
import * as REPLAY_ALL from '@/app/api/operator/webhooks/replay/route';
import * as LIST from '@/app/api/operator/webhooks/route';
import type { WebhookRow } from '@/lib/contract/webhooks';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { hidePrivate } from '@/lib/server/reconciliation/hide-private';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';

let operator: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
  buyer = await makeMember();
  ({ product: guide } = await makeShop());
});

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
  for (let hour = 1; hour < 22; hour++) await handleWaitingEvents(guestCtx(db(), fromNow(hour * 3_700_000)));
  const row = await db()
    .selectFrom('inbound_events')
    .select(['id', 'status'])
    .where('external_id', '=', event.id)
    .executeTakeFirstOrThrow();
  return { ...row, orderId: _id, know: () => know(event.gatewayRef) };
}

describe('the console of webhook events refuses', () => {
  it('a guest with 401 and a member with 403', async () => {
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

  it('an unknown event with 404 and the replay of a handled event with 409', async () => {
    const { token } = operator;
    expect((await callRoute(ONE.GET, { token, params: { id: newId() } })).status).toBe(404);
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id));
    const [handled] = (await list({ status: 'handled' })).payload.data;
    const again = await callRoute(REPLAY.POST, { token, params: { id: handled?._id ?? '' }, method: 'POST' });
    expect(again.status).toBe(409);
  });
});

describe('a dead event', () => {
  it('is listed with its error, and a replay settles it once the cause is fixed', async () => {
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

  it('is replayed together with others of its kind, and the audit log records it', async () => {
    const all = [await deadEvent(), await deadEvent()];
    for (const { know } of all) await know();
    const kind = { source: 'sandbox', type: 'payment.succeeded' };
    const { payload } = await callRoute<{ count: number }>(REPLAY_ALL.POST, {
      token: operator.token,
      body: kind,
    });
    expect(payload.count).toBe(2);
    await handleWaitingEvents(guestCtx(db(), fromNow(1_000)));
    expect(await Promise.all(all.map(({ orderId }) => statusOf(orderId)))).toEqual(['paid', 'paid']);
    const act = await db()
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'webhook.kind_replayed')
      .executeTakeFirstOrThrow();
    expect(act.details).toMatchObject({ ...kind, count: 2 });
  });
});

it('hidePrivate hides people, cards and secrets in the body of an event', () => {
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

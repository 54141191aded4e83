import { POST as CREATE } from '@/app/api/orders/route';
import { POST as WEBHOOK } from '@/app/api/webhooks/[gateway]/route';
import type { OrderView } from '@/lib/contract/orders';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { callRoute } from './call-route';
import { NOW } from './clock';

type Priced = { id: string; price: { amount: number } };

/** The checkout page's request for one product. */
export const bodyFor = (product: Priced) => ({
  productId: product.id,
  expectedTotal: { amount: product.price.amount, currency: 'USD' },
});

/** Checks out over the route, with a new key unless one is given. */
export const checkOut = (
  token: string | undefined,
  body: unknown,
  key: string = newId(),
  headers: Record<string, string> = {},
) => callRoute<OrderView>(CREATE, { body, token, headers: { 'idempotency-key': key, ...headers } });

/** An order for one product that waits for its payment. */
export async function placeOrder(token: string, product: Priced): Promise<OrderView> {
  const { status, payload, problem } = await checkOut(token, bodyFor(product));
  if (status !== 201) throw new Error(`no order: ${problem.code}`);
  return payload;
}

/** The gateway's event about an order's newest payment. */
export async function eventFor(
  orderId: string,
  type: GatewayEvent['type'] = 'payment.succeeded',
  more: Partial<GatewayEvent> = {},
): Promise<GatewayEvent> {
  const payment = await db()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { gateway_ref, amount, currency } = payment;
  const failure = type === 'payment.failed' ? 'declined' : null;
  return {
    id: `evt_${newId()}`,
    type,
    gatewayRef: gateway_ref ?? '',
    subjectRef: null,
    amount,
    currency,
    failure,
    at: null,
    ...more,
  };
}

/** Posts raw bytes to the webhook, signed unless a header is given; null sends none. */
export async function postWebhook(body: string, header?: string | null): Promise<Response> {
  const signature = header === undefined ? sign(body, NOW) : header;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== null) headers[SIGNATURE_HEADER] = signature;
  const request = new Request('http://localhost:3000/api/webhooks/sandbox', {
    method: 'POST',
    headers,
    body,
  });
  return WEBHOOK(request, { params: Promise.resolve({ gateway: 'sandbox' }) });
}

/** Sends the shop an event, signed. */
export const tell = (event: GatewayEvent) => postWebhook(JSON.stringify(event));

/** Lets the sandbox take the money of an order and report it, so that the order can be refunded. */
export async function payAtGateway(orderId: string): Promise<void> {
  const event = await eventFor(orderId);
  const paid = { status: 'succeeded', failure: null };
  await moveIntent(db(), { id: event.gatewayRef }, ['open'], paid, NOW);
  await tell(event);
}

/** Buys a product from order to webhook. @returns the order's id */
export async function buy(token: string, product: Priced): Promise<string> {
  const { _id } = await placeOrder(token, product);
  const answer = await tell(await eventFor(_id));
  if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
  return _id;
}

/** The number of sales in a product's counter. */
export async function salesOf(productId: string): Promise<number> {
  const row = await db()
    .selectFrom('products')
    .select('sales_count')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.sales_count;
}

/** Everything that money can change, as one value: the same before and after means that nothing happened. */
export async function moneyState(): Promise<string> {
  const [orders, payments, entitlements, journals, postings, accounts, holds] = await Promise.all([
    db().selectFrom('orders').select(['id', 'status', 'paid_at']).orderBy('id').execute(),
    db().selectFrom('payments').select(['id', 'status', 'failure']).orderBy('id').execute(),
    db().selectFrom('entitlements').select(['id', 'status']).orderBy('id').execute(),
    db().selectFrom('journals').select(['kind', 'ref']).orderBy('seq').execute(),
    db().selectFrom('postings').select(['id', 'amount']).orderBy('id').execute(),
    db().selectFrom('ledger_accounts').select(['id', 'balance']).orderBy('id').execute(),
    db().selectFrom('holds').selectAll().orderBy('order_line_id').orderBy('owner_id').execute(),
  ]);
  return JSON.stringify({ orders, payments, entitlements, journals, postings, accounts, holds });
}

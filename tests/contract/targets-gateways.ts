import { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';
import type { People } from './people';
import type { Target } from './target';

type Make = (people: People) => Promise<Target>;

const operators = (id: string): Target => ({ own: { id }, hidden: null, missing: { id: NO_ID } });

/** A bank transfer of a payment that an order of the owner has. */
const paymentOf = async (order: Make, people: People): Promise<string> => {
  const { own } = await order(people);
  const { id } = await db()
    .updateTable('payments')
    .set({ gateway: 'bank_transfer', status: 'receipt_submitted' })
    .where('order_id', '=', own.id ?? '')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const receipt =
  (order: Make): Make =>
  async (people) => {
    const id = newId();
    const file = { storage_key: `receipts/aa/${id}`, name: 'a.pdf', mime: 'application/pdf', size: 1 };
    const payment_id = await paymentOf(order, people);
    const row = { id, payment_id, ...file, content_hash: id, submitted_at: NOW };
    await storage().put(file.storage_key, Readable.from(['.']), 10);
    await db().insertInto('transfer_receipts').values(row).execute();
    return operators(id);
  };

const transferRefund =
  (order: Make): Make =>
  async (people) => {
    const refund_id = newId();
    const payment_id = await paymentOf(order, people);
    const { order_id } = await db()
      .updateTable('payments')
      .set({ status: 'returned' })
      .where('id', '=', payment_id)
      .returning('order_id')
      .executeTakeFirstOrThrow();
    const [money, now] = [{ amount: 100, currency: 'USD' }, NOW];
    const times = { decided_at: now, created_at: now, updated_at: now };
    await db()
      .insertInto('refunds')
      .values({
        id: refund_id,
        payment_id,
        order_id,
        ...money,
        reason: 'not_needed',
        status: 'granted',
        ...times,
      })
      .execute();
    const row = { refund_id, payment_id, ...money, asked_at: now };
    await db().insertInto('transfer_refunds').values(row).execute();
    return operators(refund_id);
  };

const stuck =
  (order: Make): Make =>
  async (people) => {
    const { own } = await order(people);
    const held = { status: 'quarantined', failure: 'wrong_amount', told_amount: 1, told_currency: 'USD' };
    const { id } = await db()
      .updateTable('payments')
      .set(held)
      .where('order_id', '=', own.id ?? '')
      .returning('id')
      .executeTakeFirstOrThrow();
    return operators(id);
  };

const webhook: Make = async () => {
  const id = newId();
  const event = { id, source: 'sandbox', external_id: id, type: 'payment.failed', body: '{}' };
  await db()
    .insertInto('inbound_events')
    .values({ ...event, received_at: NOW, next_at: NOW })
    .execute();
  return operators(id);
};

/** The parameters of the gateways' endpoints. @param order makes an order of the owner */
export const gatewayTargets = (order: Make): Record<string, Make> => ({
  submitReceipt: order,
  getReceiptFile: receipt(order),
  approveReceipt: receipt(order),
  rejectReceipt: receipt(order),
  settleTransferRefund: transferRefund(order),
  askAboutPayment: stuck(order),
  giveBackPayment: stuck(order),
  getWebhook: webhook,
  replayWebhook: webhook,
});

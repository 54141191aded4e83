import 'server-only';
import type { Money } from '@/lib/contract/fields';
import { transferReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import * as queue from '@/lib/server/bank-transfers/queue';
import { submitReceipt } from '@/lib/server/bank-transfers/receipts';
import { createOrder } from '@/lib/server/checkout/service';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { formatMoney } from '@/lib/shared/money-format';
import { DAY } from '@/lib/shared/time';
import { offerContent } from './bookings';
import type { DemoStep } from './buy';
import { DEMO_PRODUCTS } from './content';
import { operatorCtx } from './operator';
import { formWith, receiptPdf } from './papers';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import { isWorkshop } from './workshops';

const DAYS_TO_PAY = 7;

/** People who pay by bank transfer, and what became of their receipts. */
const TRANSFERS = [
  { who: 'tariq', daysAgo: 12, outcome: 'approved' },
  { who: 'salma', daysAgo: 5, outcome: 'rejected' },
  { who: 'noor', daysAgo: 0.9, outcome: 'waiting' },
  { who: 'faisal', daysAgo: 0.2, outcome: 'waiting' },
] as const;
type Outcome = (typeof TRANSFERS)[number]['outcome'];

/**
 * Orders that are paid by bank transfer: two receipts wait for the operator, one was accepted, one was rejected.
 * @param planned other purchases: `person:product`
 */
export function transfers(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  planned: ReadonlySet<string>,
  now: Date,
): DemoStep[] {
  return TRANSFERS.flatMap(({ who, daysAgo, outcome }) => {
    const buyer = people.get(who);
    const product = DEMO_PRODUCTS.find(
      ({ key }) => !planned.has(`${who}:${key}`) && !offerContent(key) && !isWorkshop(key),
    );
    const productId = product && products.get(product.key);
    if (!buyer || !productId) return [];
    const at = new Date(now.getTime() - daysAgo * DAY);
    const total = { amount: product.price, currency: 'USD' };
    return [{ at, act: () => transfer(db, ctxOf(db, buyer, at), productId, total, outcome) }];
  });
}

async function transfer(
  db: Db,
  ctx: MemberCtx,
  productId: string,
  total: Money,
  outcome: Outcome,
): Promise<void> {
  const { _id: orderId } = await createOrder(ctx, { productId, expectedTotal: total }, newId(ctx.now));
  await payByTransfer(ctx, orderId);
  const day = ctx.now.toISOString().slice(0, 10);
  const paper = await receiptPdf([`Amount: ${formatMoney(total, 'en')}`, `Order: ${orderId.slice(-8)}`, day]);
  await submitReceipt(ctx, orderId, formWith('إيصال التحويل.pdf', 'application/pdf', paper));
  if (outcome !== 'waiting') await decide(db, orderId, total, outcome, new Date(ctx.now.getTime() + DAY / 6));
}

// As if the gateway were on; in the demo it has no bank account of the house.
async function payByTransfer({ db, now }: MemberCtx, orderId: string): Promise<void> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const opened = { gateway_ref: transferReference(payment.id), page_url: null, status: 'awaiting_transfer' };
  await db
    .updateTable('payments')
    .set({ gateway: 'bank_transfer', ...opened })
    .where('id', '=', payment.id)
    .execute();
  const expires_at = new Date(now.getTime() + DAYS_TO_PAY * DAY);
  await db.updateTable('orders').set({ expires_at }).where('id', '=', orderId).execute();
}

async function decide(db: Db, orderId: string, received: Money, outcome: Outcome, at: Date): Promise<void> {
  const { id } = await db
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'transfer_receipts.payment_id')
    .select('transfer_receipts.id')
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ctx = await operatorCtx(db, at);
  if (outcome === 'approved') await queue.approve(ctx, id, { received, bankReference: 'FT26309KQ81' });
  else await queue.reject(ctx, id, { reason: 'unreadable', note: 'لا يظهر رقم التحويل في الصورة.' });
}

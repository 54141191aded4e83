import 'server-only';
import { Readable } from 'node:stream';
import type { OrderView } from '@/lib/contract/orders';
import { RECEIPT_MAX_BYTES } from '@/lib/contract/transfers';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { cleanFileName } from '@/lib/server/files/file-name';
import { receiveFile } from '@/lib/server/files/multipart';
import { newId } from '@/lib/server/ids';
import { getOrder } from '@/lib/server/orders/service';
import { movePayment } from '@/lib/server/payments/move';
import { type ReceiptFile, readReceipt } from './receipt-file';
import { countUnproven, findTransfer, insertReceipt, lockReceipts } from './repo';

const WAITING = ['awaiting_transfer', 'rejected'] as const;
/** For one buyer: nobody needs more to pay, and each takes an operator's time and up to 10 MB. */
const MOST_UNPROVEN = 20;
const TRY_AGAIN_SECONDS = 3600;

/**
 * Takes the receipt of a transfer for one of the caller's orders, as a form with one file. It stays private: its buyer
 * sends it, the operator sees it.
 * @throws AppError `not_found`; `order_closed` when no transfer is expected; `receipt_used` when it was sent before,
 *   for any order; `rate_limited` while too many of the buyer's wait or were rejected; `too_large`, `unsupported_media`
 */
export async function submitReceipt(ctx: MemberCtx, orderId: string, request: Request): Promise<OrderView> {
  assertWaits(await findTransfer(ctx.db, orderId, ctx.viewer.id));
  await assertFew(ctx);
  await receiveFile(request, (name, content) => store(ctx, orderId, name, content));
  return getOrder(ctx, orderId);
}

async function store(ctx: MemberCtx, orderId: string, name: string, content: Readable): Promise<void> {
  const file = await readReceipt(content);
  const id = newId();
  const storageKey = `receipts/${id.slice(-2)}/${id}`;
  await storage().put(storageKey, Readable.from([file.bytes]), RECEIPT_MAX_BYTES * 4);
  try {
    await keep(ctx, orderId, { id, storageKey, name: cleanFileName(name), ...file });
  } catch (error) {
    await storage().remove(storageKey);
    throw usedBefore(error) ? new AppError('receipt_used', { cause: error }) : error;
  }
}

/** A buyer who made a transfer must be able to say so: their storage limit does not count here. */
async function assertFew({ db, viewer }: MemberCtx): Promise<void> {
  if ((await countUnproven(db, viewer.id)) < MOST_UNPROVEN) return;
  throw new AppError('rate_limited', { retryAfter: TRY_AGAIN_SECONDS });
}

function assertWaits(payment: Awaited<ReturnType<typeof findTransfer>>): string {
  const { id, gateway, status, orderStatus } = found(payment);
  const waits = WAITING.some((state) => state === status);
  if (gateway !== 'bank_transfer' || !waits || orderStatus !== 'awaiting_payment')
    throw new AppError('order_closed');
  return id;
}

function keep(
  ctx: MemberCtx,
  orderId: string,
  receipt: ReceiptFile & { id: string; storageKey: string; name: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Under the lock: if two arrive at the same time, the second finds the payment submitted.
    const paymentId = assertWaits(await findTransfer(ctx.db, orderId, ctx.viewer.id, true));
    await lockReceipts(ctx.db, ctx.viewer.id);
    await assertFew(ctx);
    await insertReceipt(ctx.db, { ...receipt, paymentId, size: receipt.bytes.length, now: ctx.now });
    await movePayment(ctx, paymentId, WAITING, 'receipt_submitted');
  });
}

const usedBefore = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'transfer_receipts_one_use';

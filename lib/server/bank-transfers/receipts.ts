import 'server-only';
import { Readable } from 'node:stream';
import type { OrderView } from '@/lib/contract/orders';
import { RECEIPT_MAX_BYTES } from '@/lib/contract/transfers';
import { storage } from '@/lib/server/adapters/storage/choose';
import { clock } from '@/lib/server/clock';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { removeBytesWithoutRow } from '@/lib/server/files/bytes-without-row';
import { cleanFileName } from '@/lib/server/files/file-name';
import { receiveFile } from '@/lib/server/files/multipart';
import { newId } from '@/lib/server/ids';
import { getOrder } from '@/lib/server/orders/service';
import { lockOrder } from '@/lib/server/orders/state';
import { movePayment } from '@/lib/server/payments/move';
import { type ReceiptFile, readReceipt } from './receipt-file';
import { countUnproven, findTransfer, insertReceipt } from './repo';

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
  await waitingTransfer(ctx, orderId, ctx.now);
  await assertFew(ctx);
  const began = clock.now().getTime();
  const time = () => new Date(ctx.now.getTime() + clock.now().getTime() - began);
  await receiveFile(request, (name, content) => store(ctx, { orderId, time }, name, content));
  return getOrder(ctx, orderId);
}

/** Where a receipt belongs, and the time of the request, which goes on while the file is sent. */
interface Place {
  orderId: string;
  time: () => Date;
}

async function store(ctx: MemberCtx, place: Place, name: string, content: Readable): Promise<void> {
  const file = await readReceipt(ctx, content);
  const id = newId();
  const storageKey = `receipts/${id.slice(-2)}/${id}`;
  await storage().put(storageKey, Readable.from([file.bytes]), RECEIPT_MAX_BYTES * 4);
  try {
    await keep(ctx, place, { id, storageKey, name: cleanFileName(name), ...file });
  } catch (error) {
    await removeBytesWithoutRow([storageKey], error);
    throw usedBefore(error) ? new AppError('receipt_used', { cause: error }) : error;
  }
}

/** A buyer who made a transfer must be able to say so: their storage limit does not count here. */
async function assertFew({ db, viewer }: MemberCtx): Promise<void> {
  if ((await countUnproven(db, viewer.id)) < MOST_UNPROVEN) return;
  throw new AppError('rate_limited', { retryAfter: TRY_AGAIN_SECONDS });
}

// A receipt stops the order's clock, so it must come in time, as the clock says: an upload that is held open does not.
async function waitingTransfer({ db, viewer }: MemberCtx, orderId: string, now: Date): Promise<string> {
  const payment = await findTransfer(db, orderId, viewer.id);
  const { id, gateway, status, orderStatus, expiresAt } = found(payment);
  const isOpen = orderStatus === 'awaiting_payment' && expiresAt > now;
  const waits = WAITING.some((state) => state === status);
  if (gateway !== 'bank_transfer' || !waits || !isOpen) throw new AppError('order_closed');
  return id;
}

function keep(
  ctx: MemberCtx,
  { orderId, time }: Place,
  receipt: ReceiptFile & { id: string; storageKey: string; name: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // With the order, all purchases of its buyer are locked: of two receipts at the same time, the second finds the
    // payment submitted, or itself counted. The job that ends orders leaves this one out.
    await lockOrder(ctx, orderId);
    const paymentId = await waitingTransfer(ctx, orderId, time());
    await assertFew(ctx);
    await insertReceipt(ctx.db, { ...receipt, paymentId, size: receipt.bytes.length, now: ctx.now });
    await movePayment(ctx, paymentId, WAITING, 'receipt_submitted');
  });
}

const usedBefore = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'transfer_receipts_one_use';

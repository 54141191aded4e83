import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { approveReceipt, listReceipts, Rejection, rejectReceipt } from '@/lib/contract/transfers';
import { storage } from '@/lib/server/adapters/storage/choose';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditDetails } from '@/lib/server/audit/words';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { orderNumber } from '@/lib/server/orders/present';
import { type LockedOrder, lockOrder, waitUntil } from '@/lib/server/orders/state';
import { movePayment } from '@/lib/server/payments/move';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import { getPeople } from '@/lib/server/users/service';
import { HOUR } from '@/lib/shared/time';
import { writeTransferLetters } from './letters';
import {
  countWaiting,
  decideReceipt,
  findReceipt,
  listReceipts as listRows,
  listWaiting,
  type ReceiptOfPayment,
} from './repo';

/** How long a buyer has at least for another receipt, after one was rejected. */
const ANOTHER_RECEIPT_MS = 48 * HOUR;

type Row = Payload<typeof listReceipts>['data'][number];

/** The operator's queue of receipts. */
export async function listQueue(ctx: Ctx, query: Parsed<typeof listReceipts>['query']) {
  const { status, cursor, limit } = query;
  const rows = await listRows(ctx.db, { status, after: decodeIdCursor(cursor), limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const people = await getPeople(
    ctx,
    kept.map((row) => row.buyer_id),
  );
  const data = kept.map((row): Row => {
    return {
      _id: row.id,
      status: row.status as Row['status'],
      reference: row.gateway_ref ?? '',
      due: { amount: row.amount, currency: row.currency },
      orderNumber: orderNumber(row.order_id),
      buyer: found(people.get(row.buyer_id)),
      isPdf: row.mime === 'application/pdf',
      submittedAt: row.submitted_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason as Row['reason'],
      note: row.note,
      bankReference: row.bank_reference,
    };
  });
  return { data, nextCursor };
}

/** Returns how many receipts and how many refunds wait for an operator. */
export const countWaitingReceipts = (ctx: Ctx): Promise<number> => countWaiting(ctx.db);

/** Returns the receipts that wait for an operator, the newest first. */
export const waitingReceipts = (ctx: Ctx, limit: number): Promise<string[]> => listWaiting(ctx.db, limit);

/** The file of a receipt, for an operator. A PDF may run scripts, so it can only be downloaded. */
export async function receiptResponse(ctx: MemberCtx, id: string): Promise<Response> {
  const receipt = found(await findReceipt(ctx.db, id));
  await recordAudit(ctx, {
    actor: ctx.viewer.id,
    action: 'receipt.seen',
    subjectId: receipt.buyer_id,
    details: { receiptId: id },
  });
  const type = receipt.mime === 'application/pdf' ? 'attachment' : 'inline';
  const name = type === 'inline' ? `${receipt.gateway_ref}.webp` : receipt.name;
  return streamResponse(await storage().read(receipt.storage_key), {
    'Content-Type': receipt.mime,
    'Content-Length': String(receipt.size),
    'Content-Disposition': disposition(name, type),
    'Cache-Control': 'private, no-store',
  });
}

/**
 * The transfer has arrived: its order is settled in one transaction with the receipt, so that only one of two operators
 * settles it. A bank reference is used for one receipt only.
 * @throws AppError `not_found`, `own_trade`, `conflict` when it was decided before, `reference_used`, `invalid` for
 *   another amount
 */
export async function approve(
  ctx: MemberCtx,
  id: string,
  body: Parsed<typeof approveReceipt>['body'],
): Promise<{ done: true }> {
  const { received, bankReference } = body;
  try {
    await decide(ctx, id, 'receipt.approved', { bankReference }, async (ctx, receipt) => {
      const isDue = received.amount === receipt.amount && received.currency === receipt.currency;
      if (!isDue) throw new AppError('invalid', { fields: { received: 'validation:notTheAmountDue' } });
      const decision = { status: 'approved', bankReference } as const;
      if (!(await decideReceipt(ctx.db, id, decision, ctx.viewer.id, ctx.now)))
        throw new AppError('conflict');
      await applyGatewayEvent(ctx, 'bank_transfer', {
        id: `transfer_${id}`,
        type: 'payment.succeeded',
        gatewayRef: receipt.gateway_ref ?? '',
        subjectRef: null,
        ...received,
        failure: null,
        at: ctx.now.toISOString(),
      });
    });
  } catch (error) {
    const isUsed = (error as { constraint?: string }).constraint === 'transfer_receipts_bank_reference';
    throw isUsed ? new AppError('reference_used', { cause: error }) : error;
  }
  return { done: true };
}

/**
 * The receipt proves nothing: its buyer learns why, and may send another until the time that the letter says. It may
 * have waited here longer than its order's time, so that gets two days more where less is left.
 * @throws AppError `not_found`, `own_trade`, `conflict` when it was decided before
 */
export async function reject(
  ctx: MemberCtx,
  id: string,
  { reason, note }: Parsed<typeof rejectReceipt>['body'],
): Promise<{ done: true }> {
  await decide(ctx, id, 'receipt.rejected', { reason }, async (ctx, receipt, order) => {
    const decision = { status: 'rejected', reason, note } as const;
    if (!(await decideReceipt(ctx.db, id, decision, ctx.viewer.id, ctx.now))) throw new AppError('conflict');
    await movePayment(ctx, receipt.payment_id, ['receipt_submitted'], 'rejected', reason);
    const expires_at = await leaveTime(ctx, order);
    await sendRejectedLetter(ctx, { ...receipt, expires_at }, reason, note);
  });
  return { done: true };
}

function decide(
  ctx: MemberCtx,
  id: string,
  action: 'receipt.approved' | 'receipt.rejected',
  details: AuditDetails,
  work: (ctx: MemberCtx, receipt: ReceiptOfPayment, order: LockedOrder) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const receipt = found(await findReceipt(ctx.db, id));
    // Orders are locked first everywhere, so that no two transactions wait for each other.
    const order = await lockOrder(ctx, receipt.order_id);
    await assertNotOwnTrade(ctx, order);
    await work(ctx, receipt, order);
    const entry = { actor: ctx.viewer.id, action, subjectId: receipt.buyer_id };
    await recordAudit(ctx, { ...entry, details: { receiptId: id, orderId: receipt.order_id, ...details } });
  });
}

/** @returns until when the order waits for its money */
async function leaveTime(ctx: Ctx, order: LockedOrder): Promise<Date> {
  const until = ctx.now.getTime() + ANOTHER_RECEIPT_MS;
  if (order.status !== 'awaiting_payment' || order.expires_at.getTime() >= until) return order.expires_at;
  await waitUntil(ctx, order, until);
  return new Date(until);
}

async function sendRejectedLetter(ctx: Ctx, receipt: ReceiptOfPayment, reason: Rejection, note: string) {
  const letters = await writeTransferLetters(ctx, 'rejected', [{ ...receipt, reason, note }]);
  await enqueueAll(ctx, sendLetter, letters);
}

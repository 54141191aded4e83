import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type { listTransferRefunds, settleTransferRefund } from '@/lib/contract/transfers';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { orderNumber } from '@/lib/server/orders/present';
import { lockOrder } from '@/lib/server/orders/state';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import { getPeople } from '@/lib/server/users/service';
import { decideTransferRefund, findTransferRefund, listPendingRefunds } from './repo-refunds';

type Row = Payload<typeof listTransferRefunds>['data'][number];

/** Refunds of transfers that somebody has to send by hand. */
export async function listToSend(ctx: Ctx, page: PageQuery) {
  const rows = await listPendingRefunds(ctx.db, { after: decodeIdCursor(page.cursor), limit: page.limit });
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.refund_id]);
  const people = await getPeople(
    ctx,
    kept.map((row) => row.buyer_id),
  );
  const data = kept.map((row): Row => {
    return {
      _id: row.refund_id,
      amount: { amount: row.amount, currency: row.currency },
      reference: row.gateway_ref ?? '',
      orderNumber: orderNumber(row.order_id),
      buyer: found(people.get(row.buyer_id)),
      askedAt: row.asked_at.toISOString(),
    };
  });
  return { data, nextCursor };
}

/**
 * Notes that a refund was sent by hand, or could not be.
 * @throws AppError `not_found`, `own_trade`, `conflict` when that was noted before, `reference_used`
 */
export async function settleToSend(
  ctx: MemberCtx,
  id: string,
  body: Parsed<typeof settleTransferRefund>['body'],
): Promise<{ done: true }> {
  const bankReference = body.status === 'succeeded' ? body.bankReference : null;
  try {
    await inTransaction(ctx, async (ctx) => {
      const refund = found(await findTransferRefund(ctx.db, id));
      await assertNotOwnTrade(ctx, await lockOrder(ctx, refund.order_id));
      const to = { status: body.status, bankReference, by: ctx.viewer.id, now: ctx.now };
      if (!(await decideTransferRefund(ctx.db, id, to))) throw new AppError('conflict');
      await applyGatewayEvent(ctx, 'bank_transfer', {
        id: `transfer_refund_${id}`,
        type: `refund.${body.status}`,
        gatewayRef: refund.gateway_ref ?? '',
        subjectRef: id,
        amount: refund.amount,
        currency: refund.currency,
        failure: body.status === 'failed' ? 'returned' : null,
        at: ctx.now.toISOString(),
      });
      const entry = { actor: ctx.viewer.id, action: `transfer_refund.${body.status}` as const };
      await recordAudit(ctx, {
        ...entry,
        subjectId: refund.buyer_id,
        details: { refundId: id, bankReference },
      });
    });
  } catch (error) {
    const isUsed = (error as { constraint?: string }).constraint === 'transfer_refunds_bank_reference_key';
    throw isUsed ? new AppError('reference_used', { cause: error }) : error;
  }
  return { done: true };
}

import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Money } from '@/lib/contract/fields';
import type * as contract from '@/lib/contract/kinds/packages';
import { type Cancelling, cancelLine, giveBackPart } from '@/lib/server/after-sale/cancel';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import {
  hasJustBeen,
  noteCancellingComing,
  payableAt,
  stopPackage,
} from '@/lib/server/kinds/bookings/packages/lessons';
import {
  findPackage,
  hostPackage,
  type PackageRow,
  unusedShare,
} from '@/lib/server/kinds/bookings/packages/view';
import { lockLines } from '@/lib/server/orders/lines/service';
import { lockOrder } from '@/lib/server/orders/state';
import { setHeldUntil } from '@/lib/server/payments/holds';
import { CURRENCY } from '@/lib/shared/currency';
import { MINUTE } from '@/lib/shared/time';
import { returnInQuestion } from './returned-lessons';

/**
 * The host ends a package: its lessons that have not begun are cancelled, and its buyer gets back the share of those
 * that were not held to their end, or of which it is not settled who was there. Of a lesson that has just been, they
 * can still say that the host was not there: until then the right stays, as of a package whose time is over.
 * @throws AppError `not_found`, `conflict` where its time is over, it is used up, or was ended already
 */
export async function endPackage(
  ctx: MemberCtx,
  id: string,
  { reason }: Parsed<typeof contract.endPackage>['body'],
): Promise<{ refunded: Money }> {
  const row = await hostPackage(ctx, id);
  const amount = await end(ctx, row, { cause: 'host', by: ctx.viewer.id, answer: reason });
  if (amount === null) throw new AppError('conflict');
  return { refunded: { amount, currency: CURRENCY } };
}

/** Ends one of them for everybody's sake; where somebody is there again, it stays. */
export async function endStranded(ctx: Ctx, row: PackageRow, answer: string): Promise<void> {
  await end(ctx, row, { cause: 'moderation', by: null, answer });
}

/** @returns what goes back, in minor units; null where there is nothing to end any more */
function end(
  ctx: Ctx,
  { id, order_id: orderId, order_line_id: lineId }: PackageRow,
  how: Pick<Cancelling, 'cause' | 'by' | 'answer'>,
): Promise<number | null> {
  return inTransaction(ctx, async (ctx) => {
    const { lines } = await lockOrder(ctx, orderId);
    await lockLines(ctx, lines);
    // Read again under the lock.
    const row = await findPackage(ctx, id);
    if (row.access !== 'active' || isOver(row, ctx.now) || row.used === row.lessons) return null;
    const by = how.cause === 'host' ? 'host' : 'team';
    await noteCancellingComing(ctx, id, { by, reason: how.answer });
    await returnInQuestion(ctx, { lineId, packageId: id });
    const thing = 'package' as const;
    const back = {
      orderId,
      lineId,
      thing,
      amount: unusedShare(await findPackage(ctx, id)),
      ...how,
    };
    if (!(await hasJustBeen(ctx, id))) return (await cancelLine(ctx, { ...back, shareBps: 0 })).refunded;
    const refunded = await giveBackPart(ctx, back);
    await stopPackage(ctx, row);
    await setHeldUntil(ctx, lineId, await payableAt(ctx, id));
    return refunded;
  });
}

/** One that was ended a moment ago is over for an instance whose clock is behind, too: nobody ends it twice. */
const isOver = ({ ends_at }: PackageRow, now: Date): boolean => ends_at.getTime() <= now.getTime() + MINUTE;

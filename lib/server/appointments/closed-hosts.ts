import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { findStranded, listStranded, noteStranded } from '@/lib/server/kinds/bookings/hosts';
import { strandedPackages } from '@/lib/server/kinds/bookings/packages/view';
import { lockOrder } from '@/lib/server/orders/state';
import { getContacts } from '@/lib/server/users/service';
import { endStranded } from './ended-packages';
import { forEachRow } from './for-each-row';

const ALL = 10_000;

type Stranded = Awaited<ReturnType<typeof listStranded>>[number];

/**
 * Cancels the bookings that are to come, or need another time, whose seller or host has no open account, and ends
 * their packages, each in its own transaction: its buyer gets everything back, or what was not used. One that is
 * settled meanwhile is found by the next run.
 */
export async function cancelOfClosed(ctx: Ctx): Promise<void> {
  await forEachRow(
    (page) => listStranded(ctx, page),
    async (row) => cancelOne(ctx, row, await answerFor(ctx, row)),
    'a booking of a closed account was not cancelled',
  );
  await forEachRow(
    (page) => strandedPackages(ctx, page),
    async (row) => endStranded(ctx, row, await answerFor(ctx, row)),
    'a package of a closed account was not ended',
  );
}

/** What its buyer reads, in their language. */
async function answerFor(ctx: Ctx, { buyer_id: buyerId }: { buyer_id: string }): Promise<string> {
  const contacts = await getContacts(ctx, [buyerId]);
  return translateKey(contacts.get(buyerId)?.locale ?? 'ar', 'booking-letters:hostGone') ?? '';
}

/** The order is locked first, as everywhere; then it is looked again whether there is something to do. */
function cancelOne(ctx: Ctx, row: Stranded, answer: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, row.order_id);
    const sold = await findStranded(ctx, row);
    if (!sold) return;
    await noteStranded(ctx, sold, answer);
    const { order_id: orderId, line_id: lineId } = sold;
    await cancelLine(ctx, {
      orderId,
      lineId,
      thing: 'session',
      cause: 'moderation',
      shareBps: ALL,
      by: null,
      answer,
    });
  });
}

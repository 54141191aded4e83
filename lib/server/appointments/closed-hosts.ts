import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { findStranded, listStranded, noteStranded } from '@/lib/server/kinds/bookings/hosts';
import { lockOrder } from '@/lib/server/orders/state';
import { getContacts } from '@/lib/server/users/service';
import { endStranded, strandedPackages } from './ended-packages';

const AT_ONCE = 100;
const ALL = 10_000;

type Stranded = Awaited<ReturnType<typeof listStranded>>[number];

/**
 * Cancels the coming bookings whose seller or host has no open account, and ends their packages, each in its own
 * transaction: its buyer gets everything back, or what was not used. One that is settled meanwhile is found by the next
 * run.
 */
export async function cancelOfClosed(ctx: Ctx): Promise<void> {
  await cancelBookings(ctx);
  await endPackages(ctx);
}

async function endPackages(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await strandedPackages(ctx, { after, limit: AT_ONCE });
    const answerFor = await answers(ctx, rows);
    for (const row of rows) await endStranded(ctx, row, answerFor(row));
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** What each buyer reads, in their language. */
async function answers(ctx: Ctx, rows: readonly { buyer_id: string }[]) {
  const contacts = await getContacts(
    ctx,
    rows.map(({ buyer_id }) => buyer_id),
  );
  return ({ buyer_id }: { buyer_id: string }) =>
    translateKey(contacts.get(buyer_id)?.locale ?? 'ar', 'booking-letters:hostGone') ?? '';
}

async function cancelBookings(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await listStranded(ctx, { after, limit: AT_ONCE });
    const answerFor = await answers(ctx, rows);
    for (const row of rows) await cancelOne(ctx, row, answerFor(row));
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** The order is locked first, as everywhere; then it is looked again whether there is something to do. */
function cancelOne(ctx: Ctx, row: Stranded, answer: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, row.order_id);
    const sold = await findStranded(ctx, row);
    if (!sold) return;
    await noteStranded(ctx, sold.id, answer);
    const { order_id: orderId, line_id: lineId } = sold;
    await cancelLine(ctx, { orderId, lineId, cause: 'moderation', shareBps: ALL, by: null, answer });
  });
}

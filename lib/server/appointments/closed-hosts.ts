import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { findStranded, listStranded, noteStranded } from '@/lib/server/kinds/bookings/hosts';
import { lockOrder } from '@/lib/server/orders/state';
import { getContacts } from '@/lib/server/users/service';

const AT_ONCE = 100;
const ALL = 10_000;

type Stranded = Awaited<ReturnType<typeof listStranded>>[number];

/**
 * Cancels the coming bookings whose seller or host has no open account, each in its own transaction: its buyer gets
 * everything back. One that is settled meanwhile is found by the next run.
 */
export async function cancelOfClosed(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await listStranded(ctx, { after, limit: AT_ONCE });
    const contacts = await getContacts(
      ctx,
      rows.map(({ buyer_id }) => buyer_id),
    );
    for (const row of rows) {
      const locale = contacts.get(row.buyer_id)?.locale ?? 'ar';
      await cancelOne(ctx, row, translateKey(locale, 'booking-letters:hostGone') ?? '');
    }
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

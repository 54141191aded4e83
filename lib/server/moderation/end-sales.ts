import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import type { Ctx } from '@/lib/server/ctx';
import { getContacts } from '@/lib/server/users/service';
import { listOpenSales } from './repo';

const AT_ONCE = 100;

/**
 * Ends the purchases of hidden posts, each in its own transaction: the buyer gets back what is left of the price. A
 * sale that was being settled while its post was hidden is found by the next run.
 */
export async function endSales(ctx: Ctx): Promise<void> {
  for (let after: string | null = null; ; ) {
    const sales = await listOpenSales(ctx.db, after, AT_ONCE);
    const contacts = await getContacts(ctx, [...new Set(sales.map(({ buyer_id }) => buyer_id))]);
    for (const { order_id: orderId, line_id: lineId, buyer_id, hidden_by: by } of sales) {
      const locale = contacts.get(buyer_id)?.locale ?? 'ar';
      const answer = translateKey(locale, 'refund-letters:hidden') ?? '';
      await cancelLine(ctx, {
        orderId,
        lineId,
        thing: 'post',
        cause: 'moderation',
        shareBps: 10_000,
        by,
        answer,
      });
    }
    if (sales.length < AT_ONCE) return;
    after = sales.at(-1)?.entitlement_id ?? null;
  }
}

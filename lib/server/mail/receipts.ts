import 'server-only';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { orderNumber } from '@/lib/server/orders/present';
import type { Line, LockedOrder } from '@/lib/server/orders/state';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { sendLetter } from './jobs';

/** The buyer's receipt and each seller's note of the sale, enqueued in the caller's transaction. */
export async function sendReceipts(ctx: Ctx, order: LockedOrder, lines: readonly Line[]): Promise<void> {
  const contacts = await getContacts(ctx, [order.buyer_id, ...lines.map((line) => line.seller_id)]);
  const buyer = contacts.get(order.buyer_id);
  if (buyer) await post(ctx, buyer, 'receipt', order, lines, order.total_amount, paths.order(order.id));
  for (const [sellerId, own] of Map.groupBy(lines, (line) => line.seller_id)) {
    const seller = contacts.get(sellerId);
    const net = own.reduce((sum, line) => sum + line.amount - line.fee_amount, 0);
    if (seller) await post(ctx, seller, 'sale', order, own, net, paths.finance());
  }
}

async function post(
  ctx: Ctx,
  to: Contact,
  template: 'receipt' | 'sale',
  order: LockedOrder,
  lines: readonly Line[],
  total: number,
  path: string,
): Promise<void> {
  if (!to.email) return;
  const { locale } = to;
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(locale, `emails:${template}.${key}`, values) ?? key;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, intlTag(locale));
  const content = {
    subject: say('subject', { number: orderNumber(order.id) }),
    lead: say('lead', { name: to.name }),
    rows: [
      { label: say('number'), value: orderNumber(order.id) },
      { label: say('date'), value: day(ctx.now, locale) },
      ...lines.map((line) => ({ label: line.title, value: money(line.amount) })),
      { label: say('total'), value: money(total) },
    ],
    action: { label: say('action'), url: `${env().APP_URL}${path}` },
    note: say('note'),
  };
  await enqueue(ctx, sendLetter, { id: newId(), to: to.email, locale, content });
}

const day = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at);

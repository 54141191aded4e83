import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { issuerLines } from '@/lib/server/mail/issuer';
import type { LetterJob } from '@/lib/server/mail/jobs';
import { withoutLetters } from '@/lib/server/notifications/choices';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { subjectOf } from './lines/service';
import { orderNumber } from './present';
import type { Line, LockedOrder } from './state';

/**
 * Writes each buyer's receipt and each seller's note of a sale (unless the seller turned these off). They are sent when
 * the sales are committed.
 * @param earned what each person earns by a line: a company is shown what it keeps
 */
export async function writeReceipts(
  ctx: Ctx,
  orders: readonly LockedOrder[],
  earned: Promise<readonly Earned[]>,
): Promise<LetterJob[]> {
  const sellerIds = orders.flatMap(({ lines }) => lines.map((line) => line.seller_id));
  const [contacts, parts, silent] = await Promise.all([
    getContacts(ctx, [...orders.map((order) => order.buyer_id), ...sellerIds]),
    earned,
    withoutLetters(ctx, sellerIds, 'sale'),
  ]);
  const earnedBy = new Map<string, number>();
  for (const { lineId, ownerId, amount } of parts) {
    const key = `${lineId} ${ownerId}`;
    earnedBy.set(key, (earnedBy.get(key) ?? 0) + amount);
  }
  return orders.flatMap((order) => receiptsOf(ctx, order, { contacts, earnedBy, silent }));
}

type Earned = { lineId: string; ownerId: string; amount: number };

interface Known {
  contacts: ReadonlyMap<string, Contact>;
  /** what each person earns by a line, by both their ids */
  earnedBy: ReadonlyMap<string, number>;
  /** sellers who want no letters about sales */
  silent: ReadonlySet<string>;
}

function receiptsOf(ctx: Ctx, order: LockedOrder, { contacts, earnedBy, silent }: Known): LetterJob[] {
  const { lines } = order;
  const path = paths.order(order.id);
  const isTip = lines.every((line) => subjectOf(line).as === 'tip');
  const receipt = write(ctx, contacts.get(order.buyer_id), isTip ? 'tipReceipt' : 'receipt', {
    order,
    lines,
    total: order.total_amount,
    path,
  });
  const notes = [...Map.groupBy(lines, (line) => line.seller_id)].flatMap(([sellerId, own]) => {
    if (silent.has(sellerId)) return [];
    const total = own.reduce((sum, { id }) => sum + (earnedBy.get(`${id} ${sellerId}`) ?? 0), 0);
    const choice = { userId: sellerId, kind: 'sale' } as const;
    const facts = { order, lines: own, total, path: isTip ? paths.receivedTips() : paths.finance(), choice };
    return write(ctx, contacts.get(sellerId), isTip ? 'tip' : 'sale', facts);
  });
  return [...receipt, ...notes];
}

interface Facts {
  order: LockedOrder;
  lines: readonly Line[];
  total: number;
  path: string;
  /** for the note, which a seller may turn off */
  choice?: LetterJob['choice'];
}

type Template = 'receipt' | 'sale' | 'tipReceipt' | 'tip';

function write(ctx: Ctx, to: Contact | undefined, template: Template, facts: Facts): LetterJob[] {
  // What costs nothing can be ordered with anybody's address.
  if (!to?.email || !(to.isConfirmed || facts.order.total_amount > 0)) return [];
  const { locale, intl, timeZone } = to;
  // Without isolation an Arabic sentence would show 8525-59AF as 59AF-8525.
  const number = isolate(orderNumber(facts.order.id));
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(locale, `emails:${template}.${key}`, values) ?? key;
  const money = (amount: number) => formatMoney({ amount, currency: facts.order.currency }, intl);
  const content = {
    subject: say('subject', { number }),
    lead: say('lead', { name: isolate(to.name) }),
    rows: [
      { label: say('number'), value: number },
      {
        label: say('date'),
        value: formatMoneyDate(ctx.now.toISOString(), 'long', intl, knownTimeZone(timeZone)),
      },
      ...facts.lines.map((line) => ({ label: line.title, value: money(line.amount) })),
      { label: say('total'), value: money(facts.total) },
    ],
    action: { label: say('action'), url: `${env().APP_URL}${facts.path}` },
    note: say('note'),
    ...(['receipt', 'tipReceipt'].includes(template) && { issuer: issuerLines(locale) }),
  };
  return [{ id: newId(), to: to.email, locale, content, choice: facts.choice }];
}

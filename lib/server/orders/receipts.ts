import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import type { SoldSession } from '@/lib/server/kinds/sale-port';
import { issuerLines } from '@/lib/server/mail/issuer';
import type { LetterJob } from '@/lib/server/mail/jobs';
import { withoutLetters } from '@/lib/server/notifications/choices';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatAppointment, formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { sessionsOf, subjectOf } from './lines/service';
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
  const lines = orders.flatMap((order) => order.lines);
  const sellerIds = lines.map((line) => line.seller_id);
  const [contacts, parts, silent, sessions] = await Promise.all([
    getContacts(ctx, [...orders.map((order) => order.buyer_id), ...sellerIds]),
    earned,
    withoutLetters(ctx, sellerIds, 'sale'),
    sessionsOf(ctx, lines),
  ]);
  return orders.flatMap((order) => receiptsOf(ctx, order, { contacts, parts, silent, sessions }));
}

type Earned = { lineId: string; ownerId: string; amount: number };

interface Known {
  contacts: ReadonlyMap<string, Contact>;
  /** what each person earns by a line */
  parts: readonly Earned[];
  /** sellers who want no letters about sales */
  silent: ReadonlySet<string>;
  /** what lines sell, by the line's id */
  sessions: ReadonlyMap<string, SoldSession>;
}

/** The letters about one paid order: the buyer's receipt, and a note to each of its sellers. */
export function receiptsOf(
  ctx: Pick<Ctx, 'now'>,
  order: LockedOrder,
  { contacts, parts, silent, sessions }: Known,
): LetterJob[] {
  const { lines } = order;
  const isTip = lines.every((line) => subjectOf(line).as === 'tip');
  const receipt = write(ctx, contacts.get(order.buyer_id), {
    order,
    lines,
    template: isTip ? 'tipReceipt' : 'receipt',
    path: paths.order(order.id),
    totals: { total: order.total_amount },
    hasIssuer: order.total_amount > 0,
    sessions,
  });
  const notes = [...Map.groupBy(lines, (line) => line.seller_id)].flatMap(([sellerId, own]) => {
    if (silent.has(sellerId)) return [];
    const earned = (isTheirs: (ownerId: string) => boolean) =>
      parts
        .filter(({ lineId, ownerId }) => own.some(({ id }) => id === lineId) && isTheirs(ownerId))
        .reduce((sum, { amount }) => sum + amount, 0);
    const total = earned((ownerId) => ownerId === sellerId);
    return write(ctx, contacts.get(sellerId), {
      order,
      lines: own,
      sessions,
      template: isTip ? 'tip' : 'sale',
      // Finance has nothing of a sale by which its seller earned nothing.
      path: isTip ? paths.receivedTips() : total > 0 ? paths.finance() : paths.sale(own[0]?.id ?? ''),
      totals: { total, members: earned((ownerId) => ownerId !== sellerId) },
      choice: { userId: sellerId, kind: 'sale' },
    });
  });
  return [...receipt, ...notes];
}

interface Facts {
  template: 'receipt' | 'sale' | 'tipReceipt' | 'tip';
  order: LockedOrder;
  lines: readonly Line[];
  /** what the reader pays or earns, and what a company's members earn; what is 0 is left out */
  totals: { total: number; members?: number };
  path: string;
  /** the platform that issues the receipt is named */
  hasIssuer?: boolean;
  /** what lines sell, by the line's id */
  sessions: ReadonlyMap<string, SoldSession>;
  /** for the note, which a seller may turn off */
  choice?: LetterJob['choice'];
}

/** The case of the letter: nothing was paid, or the members of the company take the whole net amount. */
function contextOf({ lines, totals }: Facts): 'free' | 'members' | undefined {
  if (lines.every(({ amount }) => amount === 0)) return 'free';
  return totals.total === 0 && totals.members ? 'members' : undefined;
}

function write(ctx: Pick<Ctx, 'now'>, to: Contact | undefined, facts: Facts): LetterJob[] {
  const { order, lines, totals, template, path, sessions } = facts;
  // What costs nothing can be ordered with anybody's address.
  if (!to?.email || !(to.isConfirmed || order.total_amount > 0)) return [];
  const { locale, intl, timeZone } = to;
  // Without isolation an Arabic sentence would show 8525-59AF as 59AF-8525.
  const number = isolate(orderNumber(order.id));
  const context = contextOf(facts);
  const say = (key: string, values: Record<string, string> = {}) =>
    translateKey(locale, `emails:${template}.${key}`, { ...values, ...(context ? { context } : {}) }) ?? key;
  const free = translateKey(locale, 'common:price.free') ?? '0';
  const money = (amount: number) =>
    amount > 0 ? formatMoney({ amount, currency: order.currency }, intl) : free;
  const day = formatMoneyDate(ctx.now.toISOString(), 'long', intl, knownTimeZone(timeZone));
  const content = {
    subject: say('subject', { number }),
    lead: say(
      template === 'receipt' && lines.every(({ id }) => sessions.get(id)?.acceptBy) ? 'requestLead' : 'lead',
      {
        name: isolate(to.name),
      },
    ),
    rows: [
      { label: say('number'), value: number },
      { label: say('date'), value: day },
      ...lines.flatMap(({ id, title, amount }) => {
        const { startsAt, acceptBy } = sessions.get(id) ?? {};
        const zone = knownTimeZone(timeZone);
        return [
          { label: title, value: money(amount) },
          ...(startsAt
            ? [{ label: say('startsAt'), value: formatAppointment(startsAt.toISOString(), intl, zone) }]
            : []),
          ...(acceptBy && template === 'receipt'
            ? [{ label: say('acceptBy'), value: formatMoment(acceptBy.toISOString(), intl, timeZone) }]
            : []),
        ];
      }),
      ...(totals.members ? [{ label: say('members'), value: money(totals.members) }] : []),
      ...(totals.total > 0 ? [{ label: say('total'), value: money(totals.total) }] : []),
    ],
    action: { label: say('action'), url: `${env().APP_URL}${path}` },
    note: say('note'),
    ...(facts.hasIssuer && { issuer: issuerLines(locale) }),
  };
  return [{ id: newId(), to: to.email, locale, content, choice: facts.choice }];
}

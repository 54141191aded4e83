import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { type LetterJob, sendLetter } from '@/lib/server/mail/jobs';
import { orderNumber } from '@/lib/server/orders/present';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate, knownTimeZone } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

/** A letter about money that goes back; its words stand under its name in locales/{ar,en}/refund-letters.json. */
export interface RefundLetter {
  to: string;
  template: 'asked' | 'granted' | 'taken' | 'declined' | `${'opened' | 'won' | 'lost'}${'Buyer' | 'Seller'}`;
  orderId: string;
  currency: string;
  lines: readonly { title: string; amount: number }[];
  total: number;
  answer?: string;
}

const TO_BUYER: readonly RefundLetter['template'][] = [
  'granted',
  'declined',
  'openedBuyer',
  'wonBuyer',
  'lostBuyer',
];

/** Sends letters to those who have an address, when the caller's transaction is committed. */
export async function sendLetters(ctx: Ctx, letters: readonly RefundLetter[]): Promise<void> {
  const contacts = await getContacts(
    ctx,
    letters.map(({ to }) => to),
  );
  await enqueueAll(
    ctx,
    sendLetter,
    letters.flatMap((letter) => write(ctx, contacts.get(letter.to), letter)),
  );
}

function write(ctx: Ctx, to: Contact | undefined, letter: RefundLetter): LetterJob[] {
  if (!to?.email) return [];
  const { locale, intl, timeZone } = to;
  const number = isolate(orderNumber(letter.orderId));
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(locale, `refund-letters:${key}`, values) ?? key;
  const money = (amount: number) => formatMoney({ amount, currency: letter.currency }, intl);
  const path = TO_BUYER.includes(letter.template) ? paths.order(letter.orderId) : paths.saleRefunds();
  const content = {
    subject: say(`${letter.template}.subject`, { number }),
    lead: say(`${letter.template}.lead`, { name: isolate(to.name) }),
    rows: [
      { label: say('number'), value: number },
      {
        label: say('date'),
        value: formatMoneyDate(ctx.now.toISOString(), 'long', intl, knownTimeZone(timeZone)),
      },
      ...letter.lines.map((line) => ({ label: line.title, value: money(line.amount) })),
      ...(letter.answer ? [{ label: say('answer'), value: isolate(letter.answer) }] : []),
      { label: say('total'), value: money(letter.total) },
    ],
    action: {
      label: say(path === paths.saleRefunds() ? 'openRefunds' : 'openOrder'),
      url: `${env().APP_URL}${path}`,
    },
    note: say(`${letter.template}.note`),
  };
  return [{ id: newId(), to: to.email, locale, content }];
}

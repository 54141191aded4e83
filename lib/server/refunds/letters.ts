import 'server-only';
import { z } from 'zod';
import { Cancelled, RefundTerms } from '@/lib/contract/refunds';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { orderNumber } from '@/lib/server/orders/present';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { reasonWords, refundWords } from '@/lib/shared/refund-words';
import { knownTimeZone } from '@/lib/shared/time-zone';

/** The facts of a letter about money that goes back. Its words are in locales/{ar,en}/refund-letters.json. */
const Facts = z.object({
  template: z.enum([
    'asked',
    'granted',
    'taken',
    'declined',
    'openedBuyer',
    'wonBuyer',
    'lostBuyer',
    'openedSeller',
    'wonSeller',
    'lostSeller',
  ]),
  /** worded as a sale where nothing is said */
  as: z.enum(['tip']).optional(),
  orderId: z.uuid(),
  currency: z.string(),
  /** amounts in minor units */
  lines: z.array(z.object({ title: z.string(), amount: z.int() })),
  total: z.int(),
  /** something of it was refunded in full */
  isInFull: z.boolean().optional(),
  /** of a line whose buyer asks for the money */
  terms: RefundTerms.pick({ refusal: true, atOnce: true, until: true, why: true, usage: true }).optional(),
  /** what was cancelled, where that is why */
  cancelled: Cancelled.optional(),
  answer: z.string().optional(),
  /** to a seller: the dispute, and until when the bank reads an answer */
  disputeId: z.uuid().optional(),
  answerBy: z.iso.datetime().optional(),
});
export type RefundFacts = z.output<typeof Facts>;

const TO_BUYER: readonly RefundFacts['template'][] = [
  'granted',
  'declined',
  'openedBuyer',
  'wonBuyer',
  'lostBuyer',
];

/** Letters about refunds and disputes, to buyers and sellers. */
export const refundLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { at, facts }) {
    const { locale, intl, timeZone } = to;
    const { template, as, currency } = facts;
    const number = isolate(orderNumber(facts.orderId));
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(locale, `refund-letters:${key}`, { ...values, ...(as ? { context: as } : {}) }) ?? key;
    const day = (iso: string) => formatMoneyDate(iso, 'long', intl, knownTimeZone(timeZone));
    const sayOfRefunds = (key: string, values: Record<string, string>) =>
      translateKey(locale, `refunds:${key}`, values) ?? key;
    const term = facts.terms
      ? refundWords(facts.terms, 'seller', {
          say: sayOfRefunds,
          day: (iso) => isolate(day(iso)),
        })
      : '';
    const money = (amount: number) => formatMoney({ amount, currency }, intl);
    const { path, label } = pageOf(facts);
    return {
      subject: say(`${template}.subject`, { number }),
      lead: say(`${template}.lead`, { name: isolate(to.name), term }),
      rows: [
        { label: say('number'), value: number },
        { label: say('date'), value: day(at.toISOString()) },
        ...facts.lines.map((line) => ({ label: line.title, value: money(line.amount) })),
        ...(facts.cancelled
          ? [
              {
                label: say('reason'),
                value: reasonWords(
                  { reason: 'cancelled', cancelled: facts.cancelled },
                  TO_BUYER.includes(template) ? 'buyer' : 'seller',
                  sayOfRefunds,
                ),
              },
            ]
          : []),
        ...(facts.answer ? [{ label: say('answer'), value: isolate(facts.answer) }] : []),
        { label: say(template === 'taken' ? 'taken.total' : 'total'), value: money(facts.total) },
        ...(facts.answerBy
          ? [{ label: say('answerBy'), value: formatMoment(facts.answerBy, intl, timeZone) }]
          : []),
      ],
      action: { label: say(label), url: `${env().APP_URL}${path}` },
      note: [say(`${template}.note`), ...(endsAccess(facts) ? [say('granted.ended')] : [])].join(' '),
    };
  },
});

/** A tip opens nothing. */
const endsAccess = ({ template, as, isInFull }: RefundFacts) =>
  template === 'granted' && isInFull === true && as !== 'tip';

/** The page that a letter leads to, and the words of the link. */
function pageOf({ template, orderId, disputeId }: RefundFacts): { path: string; label: string } {
  if (TO_BUYER.includes(template)) return { path: paths.order(orderId), label: 'openOrder' };
  if (disputeId) return { path: paths.dispute(disputeId), label: 'openDispute' };
  return { path: paths.saleRefunds(), label: 'openRefunds' };
}

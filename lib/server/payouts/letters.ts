import 'server-only';
import { z } from 'zod';
import { MethodType } from '@/lib/contract/payouts';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import type { Contact } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoment } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

/** Facts about a payout method. */
const Method = z.object({
  about: z.literal('method'),
  news: z.enum(['methodAdded', 'methodChosen', 'methodRetired', 'methodRejected', 'methodConfirmed']),
  /** of a bank account; null for the account at the payment provider */
  lastFour: z.string().nullable(),
  usableAt: z.iso.datetime().optional(),
});
export type MethodFacts = z.output<typeof Method>;

/** Facts about a payout; its amount in minor units. */
const Payout = z.object({
  about: z.literal('payout'),
  // Between the request and the arrival the payee has nothing to do: no letter.
  news: z.enum(['requested', 'transferred', 'failed', 'returned', 'restored']),
  amount: z.int(),
  currency: z.string(),
  /** by the bank, or by the payment provider */
  by: MethodType,
  lastFour: z.string().nullable(),
  reference: z.string().optional(),
  failure: z.string().optional(),
  note: z.string().optional(),
});
export type PayoutFacts = z.output<typeof Payout>;

/** The bank that is linked to an account at the payment provider took nothing. */
const Bank = z.object({ about: z.literal('bank'), amount: z.int(), currency: z.string() });
export type BankFacts = z.output<typeof Bank>;

/** A change of a payout method, or the progress of a payout. */
export const payoutLetter = defineNoticeLetter({
  facts: z.discriminatedUnion('about', [Method, Payout, Bank]),
  write(to, { at, facts }) {
    if (facts.about === 'bank')
      return content(to, 'bankBehind', paths.wireTransferSetup(), [amountRow(to, facts)]);
    return facts.about === 'method' ? methodLetter(to, at, facts) : letterOfPayout(to, facts);
  },
});

interface Row {
  key: string;
  value: string;
}

function methodLetter(to: Contact, at: Date, { news, lastFour, usableAt }: MethodFacts) {
  const moment = (iso: string) => formatMoment(iso, to.intl, to.timeZone);
  return content(to, lastFour === null ? `${news}.connected` : news, paths.wireTransferSetup(), [
    { key: 'when', value: moment(at.toISOString()) },
    ...(usableAt ? [{ key: 'usableAt', value: moment(usableAt) }] : []),
    ...(lastFour === null ? [] : [{ key: 'account', value: isolate(masked(lastFour)) }]),
  ]);
}

/** News with different words where the money goes to an account at the payment provider. */
const OF_PROVIDER: ReadonlySet<string> = new Set(['requested', 'transferred', 'failed', 'returned']);

function letterOfPayout(to: Contact, facts: PayoutFacts) {
  const { news, lastFour, reference, failure, note } = facts;
  const isWire = facts.by === 'wire-transfer';
  const words = !isWire && OF_PROVIDER.has(news) ? `${news}.connected` : news;
  return content(to, words, news === 'returned' ? paths.wireTransferSetup() : paths.finance(), [
    ...(lastFour ? [{ key: 'account', value: isolate(masked(lastFour)) }] : []),
    ...(reference ? [{ key: isWire ? 'reference' : 'transfer', value: isolate(reference) }] : []),
    ...(failure
      ? [{ key: 'why', value: translateKey(to.locale, `payouts:failure.${failure}`) ?? failure }]
      : []),
    ...(note ? [{ key: 'note_of_operator', value: isolate(note) }] : []),
    amountRow(to, facts),
  ]);
}

const amountRow = ({ intl }: Contact, { amount, currency }: { amount: number; currency: string }): Row => ({
  key: 'amount',
  value: formatMoney({ amount, currency }, intl),
});

function content(to: Contact, words: string, path: string, rows: readonly Row[]) {
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(to.locale, `payout-letters:${key}`, values) ?? key;
  return {
    subject: say(`${words}.subject`),
    lead: say(`${words}.lead`, { name: isolate(to.name) }),
    rows: rows.map(({ key, value }) => ({ label: say(`row.${key}`), value })),
    action: { label: say(`${words}.action`), url: `${env().APP_URL}${path}` },
    note: say(`${words}.note`),
  };
}

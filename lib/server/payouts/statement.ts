import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { intlTag } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { attachment } from '@/lib/server/http/attachment';
import { getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoneyDate } from '@/lib/shared/dates';
import { isHijri } from '@/lib/shared/hijri';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { openDetails } from './details';
import { findOwnPayout, type PayoutRow } from './repo';
import { findStatement } from './repo-statement';
import type { Statement } from './statement-model';

/** The statement of one of the caller's payouts as a PDF. @throws AppError `not_found` */
export async function statementResponse(ctx: MemberCtx, id: string, locale: Locale): Promise<Response> {
  const statement = await statementOf(ctx, id, locale);
  // The drawing code takes 20 MB of memory, so it is loaded only when somebody wants a statement.
  const { drawStatement } = await import('./statement-pdf');
  const body = await drawStatement(statement);
  return attachment({ name: statement.file, type: 'application/pdf', body });
}

/**
 * Returns how a payout came about, by the ledger: the balance before, what was added and taken since the payout before,
 * this payout, and the balance after it. Every figure is a sum of postings.
 * @throws AppError `not_found`
 */
export async function statementOf(ctx: MemberCtx, id: string, locale: Locale): Promise<Statement> {
  const row = found(await findOwnPayout(ctx.db, ctx.viewer.id, id));
  const payee = (await getContacts(ctx, [ctx.viewer.id])).get(ctx.viewer.id);
  const zone = knownTimeZone(payee?.timeZone ?? null);
  const { opening, taken, rows } = found(await findStatement(ctx.db, ctx.viewer.id, id));
  // In the language of the request, with the payee's calendar.
  const calendar = payee && isHijri(payee.intl) ? 'islamic-umalqura' : 'gregory';
  const intl = intlTag(locale, 'latn', calendar);
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(locale, `payouts:statement.${key}`, values) ?? key;
  const money = (minor: number) => formatMoney({ amount: minor, currency: row.currency }, intl);
  const line = (item: string, minor: number, count = '') => ({ item, count, amount: money(minor), minor });
  const lines = rows.map(({ kind, title, count, amount }) => {
    const what = say(`kind.${KINDS.has(kind) ? kind : 'other'}`);
    const counted = count > 1 || title ? numberFormat(intl).format(count) : '';
    return line(title ? `${what}: ${isolate(title)}` : what, Number(amount), counted);
  });
  const closing = lines.reduce((sum, { minor }) => sum + minor, opening) + taken;
  return {
    locale,
    file: say('file', { number: String(row.number) }),
    title: say('title'),
    facts: factsOf(row, { locale, zone, intl }, say),
    heads: { item: say('item'), count: say('count'), amount: say('amount') },
    lines: [
      line(say('opening'), opening),
      ...lines,
      line(say('payout'), taken),
      { ...line(say('closing'), closing), isSum: true },
    ],
    total: { label: say('total'), amount: money(-taken), minor: -taken },
    foot: say('foot'),
    pageOf: (page, pages) => say('page', { page: String(page), pages: String(pages) }),
  };
}

// Kinds of journals that change what is available.
const KINDS = new Set([
  'release',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'repay',
  'pool_close',
  'payout',
  'payout_failed',
  'payout_returned',
]);

function factsOf(
  row: PayoutRow,
  { locale, zone, intl }: { locale: Locale; zone: string; intl: string },
  say: (key: string) => string,
): { label: string; value: string }[] {
  const day = (date: Date) => formatMoneyDate(date.toISOString(), 'long', intl, zone);
  const details = row.method_snapshot ? openDetails(row.method_snapshot, `payouts:${row.id}`) : null;
  const name = locale === 'ar' ? details?.arabicName : details?.latinName;
  const facts: [string, string | null | undefined][] = [
    ['number', String(row.number)],
    ['date', day(row.created_at)],
    ['status', translateKey(locale, `payouts:statusTitle.${row.status}`)],
    ['closed', row.closed_at && day(row.closed_at)],
    ['payee', name],
    ['through', translateKey(locale, `payouts:by.${row.method_type}`)],
    ['account', details && `${isolate(details.bankName)} ${isolate(masked(row.method_last_four ?? ''))}`],
    [row.method_type === 'wire-transfer' ? 'reference' : 'transfer', row.reference],
    ['why', row.failure && translateKey(locale, `payouts:failure.${row.failure}`)],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ label: say(key), value }] : []));
}

import 'server-only';
import type { MethodType } from '@/lib/contract/payouts';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { notify } from '@/lib/server/notifications/service';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoment } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

type MethodNews = 'methodAdded' | 'methodChosen' | 'methodRetired' | 'methodRejected' | 'methodConfirmed';
type PayoutNews = 'requested' | 'started' | 'transferred' | 'failed' | 'returned' | 'restored';

/**
 * Tells somebody by a notice and by letter that something about where they are paid to changed: it may not have been them.
 * @param lastFour of a bank account; null of the account at the payment provider
 */
export async function tellOfMethod(
  ctx: Ctx,
  userId: string,
  news: MethodNews,
  { lastFour, usableAt }: { lastFour: string | null; usableAt?: Date },
): Promise<void> {
  await notify(ctx, { to: userId, kind: 'payout', topic: news, subject: newId(ctx.now) });
  const words = lastFour === null ? (`${news}.connected` as const) : news;
  await write(ctx, userId, words, paths.wireTransferSetup(), ({ intl, timeZone }) => [
    { key: 'when', value: formatMoment(ctx.now.toISOString(), intl, timeZone) },
    ...(usableAt ? [{ key: 'usableAt', value: formatMoment(usableAt.toISOString(), intl, timeZone) }] : []),
    ...(lastFour === null ? [] : [{ key: 'account', value: isolate(masked(lastFour)) }]),
  ]);
}

interface Told {
  id: string;
  amount: number;
  currency: string;
  /** by the bank, or by the payment provider */
  by: MethodType;
  lastFour: string | null;
  reference?: string;
  failure?: string;
  note?: string;
}

/** Tells somebody by a notice and by letter how a payout of theirs goes on. */
export async function tellOfPayout(ctx: Ctx, userId: string, news: PayoutNews, told: Told): Promise<void> {
  await notify(ctx, { to: userId, kind: 'payout', topic: news, subject: told.id });
  // Between asking and arriving there is nothing to do for anybody: no letter.
  if (news === 'started') return;
  const path = news === 'returned' ? paths.wireTransferSetup() : paths.finance();
  const isWire = told.by === 'wire-transfer';
  const words = !isWire && OF_PROVIDER.has(news) ? (`${news}.connected` as const) : news;
  await write(ctx, userId, words, path, ({ intl, locale }) => [
    ...(told.lastFour ? [{ key: 'account', value: isolate(masked(told.lastFour)) }] : []),
    ...(told.reference ? [{ key: isWire ? 'reference' : 'transfer', value: isolate(told.reference) }] : []),
    ...(told.failure
      ? [{ key: 'why', value: translateKey(locale, `payouts:failure.${told.failure}`) ?? told.failure }]
      : []),
    ...(told.note ? [{ key: 'note_of_operator', value: isolate(told.note) }] : []),
    { key: 'amount', value: formatMoney({ amount: told.amount, currency: told.currency }, intl) },
  ]);
}

/** News that read otherwise where money goes to an account at the payment provider. */
const OF_PROVIDER = new Set<PayoutNews>(['requested', 'transferred', 'failed', 'returned']);

/** Tells somebody that the bank behind their account at the payment provider took nothing: they mend it there. */
export async function tellOfBankBehind(
  ctx: Ctx,
  userId: string,
  told: { eventId: string; amount: number; currency: string },
): Promise<void> {
  await notify(ctx, { to: userId, kind: 'payout', topic: 'bankBehind', subject: told.eventId });
  await write(ctx, userId, 'bankBehind', paths.wireTransferSetup(), ({ intl }) => [
    { key: 'amount', value: formatMoney({ amount: told.amount, currency: told.currency }, intl) },
  ]);
}

type Words = MethodNews | PayoutNews | `${MethodNews | PayoutNews}.connected` | 'bankBehind';

async function write(
  ctx: Ctx,
  userId: string,
  news: Words,
  path: string,
  rowsFor: (to: Contact) => { key: string; value: string }[],
): Promise<void> {
  const to = (await getContacts(ctx, [userId])).get(userId);
  if (!to?.email) return;
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(to.locale, `payout-letters:${key}`, values) ?? key;
  const content = {
    subject: say(`${news}.subject`),
    lead: say(`${news}.lead`, { name: isolate(to.name) }),
    rows: rowsFor(to).map(({ key, value }) => ({ label: say(`row.${key}`), value })),
    action: { label: say(`${news}.action`), url: `${env().APP_URL}${path}` },
    note: say(`${news}.note`),
  };
  await enqueue(ctx, sendLetter, { id: newId(), to: to.email, locale: to.locale, content });
}

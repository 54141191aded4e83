import 'server-only';
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
import { formatDateTime } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

type MethodNews = 'methodAdded' | 'methodChosen' | 'methodRetired' | 'methodRejected' | 'methodConfirmed';
type PayoutNews = 'requested' | 'started' | 'transferred' | 'failed' | 'returned';

/** Tells somebody by a notice and by letter that something about their bank accounts changed: it may not have been them. */
export async function tellOfMethod(
  ctx: Ctx,
  userId: string,
  news: MethodNews,
  { lastFour, usableAt }: { lastFour: string; usableAt?: Date },
): Promise<void> {
  await notify(ctx, { to: userId, kind: 'payout', groupKey: `payout.${news}:${newId(ctx.now)}` });
  await write(ctx, userId, news, paths.wireTransferSetup(), ({ intl }) => [
    { key: 'when', value: `${formatDateTime(ctx.now.toISOString(), intl)} UTC` },
    ...(usableAt ? [{ key: 'usableAt', value: `${formatDateTime(usableAt.toISOString(), intl)} UTC` }] : []),
    { key: 'account', value: isolate(masked(lastFour)) },
  ]);
}

interface Told {
  id: string;
  amount: number;
  currency: string;
  lastFour: string | null;
  reference?: string;
  failure?: string;
  note?: string;
}

/** Tells somebody by a notice and by letter how a payout of theirs goes on. */
export async function tellOfPayout(ctx: Ctx, userId: string, news: PayoutNews, told: Told): Promise<void> {
  await notify(ctx, { to: userId, kind: 'payout', groupKey: `payout.${news}:${told.id}` });
  // Between asking and arriving there is nothing to do for anybody: no letter.
  if (news === 'started') return;
  const path = news === 'returned' ? paths.wireTransferSetup() : paths.finance();
  await write(ctx, userId, news, path, ({ intl, locale }) => [
    ...(told.lastFour ? [{ key: 'account', value: isolate(masked(told.lastFour)) }] : []),
    ...(told.reference ? [{ key: 'reference', value: isolate(told.reference) }] : []),
    ...(told.failure
      ? [{ key: 'why', value: translateKey(locale, `payouts:failure.${told.failure}`) ?? told.failure }]
      : []),
    ...(told.note ? [{ key: 'note_of_operator', value: isolate(told.note) }] : []),
    { key: 'amount', value: formatMoney({ amount: told.amount, currency: told.currency }, intl) },
  ]);
}

async function write(
  ctx: Ctx,
  userId: string,
  news: MethodNews | PayoutNews,
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

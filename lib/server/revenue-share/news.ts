import 'server-only';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { type LetterJob, sendLetter } from '@/lib/server/mail/jobs';
import { personalLetter } from '@/lib/server/mail/personal-letter';
import { withoutLetters } from '@/lib/server/notifications/choices';
import { notifyAll } from '@/lib/server/notifications/service';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { formatMonth, isMonth, type Month, monthSpan } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';
import { insertNews, listToTell, lockNews, type ReportToTell, updateNews } from './repo-news';

/** Told in one transaction: short ones, as letters are jobs of their own. */
const BATCH = 200;
/** A month that is closed much later than it ended is made up for, and no news to anybody. */
const NEWS_FOR_MS = 31 * 86_400_000;

/** Tells whoever gets something of a closed month: in batches, each member once, however often it runs or dies. */
export const tellOfReports = defineJob({
  name: 'tellOfReports',
  payload: z.object({ month: z.string().refine(isMonth) }),
  async run({ month }, ctx) {
    while (await tellBatch(ctx, month));
  },
});

/** Has members told of a month, in the transaction that closes it. */
export async function announce(ctx: Ctx, month: Month): Promise<void> {
  if (ctx.now.getTime() - monthSpan(month).to.getTime() > NEWS_FOR_MS) return;
  await insertNews(ctx.db, month);
  await enqueue(ctx, tellOfReports, { month });
}

function tellBatch(ctx: Ctx, month: Month): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const news = await lockNews(ctx.db, month);
    if (!news) return false;
    const reports = await listToTell(ctx.db, month, news.told_to, BATCH);
    const last = reports.at(-1);
    await updateNews(ctx.db, month, last ? { told_to: last.user_id } : { done_at: ctx.now });
    if (!last) return false;
    await tell(ctx, month, reports, { at: news.closed_at ?? ctx.now, currency: news.currency });
    return true;
  });
}

interface Closed {
  at: Date;
  currency: string;
}

async function tell(ctx: Ctx, month: Month, reports: readonly ReportToTell[], closed: Closed): Promise<void> {
  const ids = reports.map(({ user_id }) => user_id);
  await notifyAll(
    ctx,
    ids.map((to) => ({ to, kind: 'revenue_report', subject: month, month })),
  );
  const [contacts, silent] = await Promise.all([
    getContacts(ctx, ids),
    withoutLetters(ctx, ids, 'revenue_report'),
  ]);
  const letters = reports
    .filter(({ user_id }) => !silent.has(user_id))
    .flatMap((report) => write(contacts.get(report.user_id), month, report, closed));
  await enqueueAll(ctx, sendLetter, letters);
}

function write(
  to: Contact | undefined,
  month: Month,
  { user_id, points, amount, company_amount }: ReportToTell,
  { at, currency }: Closed,
): LetterJob[] {
  if (!to) return [];
  const money = (amount: number) => formatMoney({ amount, currency }, to.intl);
  const rows = [
    { key: 'month', value: formatMonth(month, to.intl) },
    { key: 'points', value: numberFormat(to.intl).format(points) },
    ...(company_amount === 0 ? [] : [{ key: 'company', value: money(company_amount) }]),
    { key: 'pool', value: money(amount) },
  ];
  const choice = { userId: user_id, kind: 'revenue_report' } as const;
  return personalLetter(to, 'revenue-letters:closed', { at, path: paths.revenueReport(month), rows, choice });
}

import 'server-only';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import { notifyAll } from '@/lib/server/notifications/service';
import { isMonth, type Month, monthSpan } from '@/lib/shared/months';
import { DAY } from '@/lib/shared/time';
import type { ReportFacts } from './letters';
import { insertNews, listToNotify, lockNews, type ReportToNotify, updateNews } from './repo-news';

/** How many are notified in one transaction: short ones, because letters are jobs of their own. */
const BATCH = 200;
/** When a month is closed much later than it ended, nobody is notified. */
const NEWS_FOR_MS = 31 * DAY;

/**
 * Notifies the members who get something from a closed month: in batches, each member once, however often it runs or
 * dies.
 */
export const sendReportNotices = defineJob({
  name: 'tellOfReports',
  payload: z.object({ month: z.string().refine(isMonth) }),
  async run({ month }, ctx) {
    while (await notifyBatch(ctx, month));
  },
});

/** Enqueues the notices of a month, in the transaction that closes it. */
export async function announce(ctx: Ctx, month: Month): Promise<void> {
  if (ctx.now.getTime() - monthSpan(month).to.getTime() > NEWS_FOR_MS) return;
  await insertNews(ctx.db, month);
  await enqueue(ctx, sendReportNotices, { month });
}

function notifyBatch(ctx: Ctx, month: Month): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const news = await lockNews(ctx.db, month);
    if (!news) return false;
    const reports = await listToNotify(ctx.db, month, news.told_to, BATCH);
    const last = reports.at(-1);
    await updateNews(ctx.db, month, last ? { told_to: last.user_id } : { done_at: ctx.now });
    if (!last) return false;
    await notifyAbout(ctx, month, reports, { at: news.closed_at ?? ctx.now, currency: news.currency });
    return true;
  });
}

interface Closed {
  at: Date;
  currency: string;
}

function notifyAbout(
  ctx: Ctx,
  month: Month,
  reports: readonly ReportToNotify[],
  closed: Closed,
): Promise<void> {
  const { at, currency } = closed;
  const notices = reports.map(({ user_id: to, points, amount, company_amount: companyAmount }) => {
    const facts: ReportFacts = { month, closedAt: at.toISOString(), currency, points, amount, companyAmount };
    return { to, kind: 'revenue_report', subject: month, month, facts } as const;
  });
  return notifyAll(ctx, notices);
}

import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { operatorIds } from '@/lib/server/members/operators';
import { notifyAll } from '@/lib/server/notifications/service';
import { HOUR } from '@/lib/shared/time';
import type { NewsFacts } from './news-letter';
import { deleteOver, findLastNotified, insertNews, lockNews } from './repo-news';
import { WAITING } from './waiting-work';

/** Operators are notified at most once in this time, of everything since. */
const EVERY_MS = HOUR;
/** More than this on one page is a flood: it is not counted any further. */
const MOST = 1000;

/**
 * Notifies every operator of the work that is new in the console since they were last notified: one notice and one
 * letter, however much it is. No work is reported twice, and work that is done before anybody was notified is not
 * reported.
 */
export async function notifyOperators(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockNews(ctx.db);
    const last = await findLastNotified(ctx.db);
    if (last && ctx.now.getTime() - last.getTime() < EVERY_MS) return;
    const operators = await operatorIds(ctx);
    if (operators.length === 0) return;
    const fresh = await newsNow(ctx);
    if (fresh.length > 0) await notifyAbout(ctx, operators, fresh);
  });
}

async function newsNow(ctx: Ctx): Promise<{ page: string; count: number }[]> {
  const waiting = await Promise.all(
    WAITING.map(async ({ page, ids }) => ({ page, ids: (await ids?.(ctx, MOST)) ?? [] })),
  );
  await Promise.all(
    waiting.filter(({ ids }) => ids.length < MOST).map(({ page, ids }) => deleteOver(ctx.db, page, ids)),
  );
  const fresh = await insertNews(ctx.db, waiting, ctx.now);
  const place = ({ page }: { page: string }) => WAITING.findIndex((kind) => kind.page === page);
  return fresh.sort((one, other) => place(one) - place(other));
}

function notifyAbout(ctx: Ctx, operators: readonly string[], fresh: NewsFacts['fresh']): Promise<void> {
  const facts: NewsFacts = { fresh };
  return notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'operator_news', facts })),
  );
}

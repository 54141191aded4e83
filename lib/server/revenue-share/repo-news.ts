import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Month } from '@/lib/shared/months';

/** Notes that a month's members are to be told. */
export async function insertNews(db: Db, month: Month): Promise<void> {
  await db
    .insertInto('revenue_news')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How far the telling of a month is, held until the transaction ends; nothing where all is told, or it is not closed. */
export function lockNews(db: Db, month: Month) {
  return db
    .selectFrom('revenue_news as n')
    .innerJoin('revenue_months as m', 'm.month', 'n.month')
    .select(['n.told_to', 'm.currency', 'm.closed_at'])
    .where('n.month', '=', month)
    .where('n.done_at', 'is', null)
    .where('m.closed_at', 'is not', null)
    .forUpdate('n')
    .executeTakeFirst();
}

/** Reports of a month that bring something, of members behind the last one who was told. */
export function listToTell(db: Db, month: Month, after: string | null, limit: number) {
  return db
    .selectFrom('revenue_reports')
    .select(['user_id', 'points', 'amount', 'company_amount'])
    .where('month', '=', month)
    .where(sql<boolean>`amount + greatest(company_amount, 0) > 0`)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}
export type ReportToTell = Awaited<ReturnType<typeof listToTell>>[number];

/** Notes who was told last, or that all were. */
export async function updateNews(
  db: Db,
  month: Month,
  to: { told_to: string } | { done_at: Date },
): Promise<void> {
  await db.updateTable('revenue_news').set(to).where('month', '=', month).execute();
}

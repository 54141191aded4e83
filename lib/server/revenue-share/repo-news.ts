import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Month } from '@/lib/shared/months';

/** Stores that a month's members have to be notified. */
export async function insertNews(db: Db, month: Month): Promise<void> {
  await db
    .insertInto('revenue_news')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns how far the notices of a month are, locked until the transaction ends; undefined where all are sent, or it is
 * not closed.
 */
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

/** Reports of a month with an amount, of members after the last one who was notified. */
export function listToNotify(db: Db, month: Month, after: string | null, limit: number) {
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
export type ReportToNotify = Awaited<ReturnType<typeof listToNotify>>[number];

/** Stores the last member who was notified, or that all were. */
export async function updateNews(
  db: Db,
  month: Month,
  to: { told_to: string } | { done_at: Date },
): Promise<void> {
  await db.updateTable('revenue_news').set(to).where('month', '=', month).execute();
}

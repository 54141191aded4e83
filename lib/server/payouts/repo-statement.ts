import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface StatementRow {
  kind: string;
  title: string | null;
  count: number;
  amount: number;
}

/**
 * What was added to and taken from a payee's available balance between the payout before and this one (not counting
 * this one), and the balance before. It is one statement, so that all figures are of the same moment.
 */
export async function findStatement(
  db: Db,
  userId: string,
  payoutId: string,
): Promise<{ opening: number; taken: number; rows: StatementRow[] } | null> {
  const { rows } = await sql<{ opening: number; taken: number; rows: StatementRow[] | null }>`
    with mine as (
      select p.id, p.amount, p.order_line_id, j.kind, j.ref
      from postings p join ledger_accounts a on a.id = p.account_id join journals j on j.id = p.journal_id
      where a.owner_id = ${userId} and a.kind = 'available'),
    here as (select id, amount from mine where kind = 'payout' and ref = ${payoutId}),
    before as (
      select coalesce(max(mine.id), 0) as id from mine, here
      where mine.kind = 'payout' and mine.id < here.id),
    within as (
      select mine.* from mine, here, before where mine.id > before.id and mine.id < here.id),
    told as (
      select within.kind, l.title, count(*)::int as count, sum(within.amount)::bigint as amount, min(within.id) as first
      from within left join order_lines l on l.id = within.order_line_id
      group by within.kind, l.title order by first)
    select
      (select coalesce(sum(mine.amount), 0)::bigint from mine, before where mine.id <= before.id) as opening,
      here.amount as taken,
      (select json_agg(json_build_object('kind', kind, 'title', title, 'count', count, 'amount', amount) order by first)
        from told) as rows
    from here`.execute(db);
  const [found] = rows;
  return found ? { ...found, opening: Number(found.opening), rows: found.rows ?? [] } : null;
}

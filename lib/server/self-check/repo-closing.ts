import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { TAKES_LONG } from '@/lib/server/db/prepared-statements';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import type { Finding } from './finding';
import { runCheck } from './repo-run-check';

/** How far the books were read and found right. */
export interface Closing {
  /** the last journal that was read */
  through_seq: number;
  /** when the end of the next closing was chosen */
  next_at: Date | null;
  /** when everything was last read */
  whole_at: Date | null;
}

const closing = (db: Db) => db.selectFrom('book_closing').select(['through_seq', 'next_at', 'whole_at']);

export const findClosing = (db: Db): Promise<Closing> => closing(db).executeTakeFirstOrThrow();

/** Until the transaction ends, no other check closes the books. */
export const lockClosing = (db: Db): Promise<Closing> => closing(db).forUpdate().executeTakeFirstOrThrow();

/**
 * Closes the books up to what the check before this one has seen; they are locked. No transaction lasts from one check
 * to the next, so nothing can be written before that point any more.
 * @param isWhole whether everything was read
 */
export async function closeBooks(db: Db, now: Date, isWhole: boolean): Promise<void> {
  await sql`${sql.raw(TAKES_LONG)} insert into closed_balances (account_id, amount)
    select p.account_id, sum(p.amount) from book_closing c
      join postings p on p.id > c.through_posting and p.id <= c.next_posting group by p.account_id
    on conflict (account_id) do update set amount = closed_balances.amount + excluded.amount`.execute(db);
  await sql`
    update book_closing set through_seq = next_seq, through_posting = next_posting,
      next_seq = (select coalesce(max(seq), 0) from journals),
      next_posting = (select coalesce(max(id), 0) from postings),
      next_at = ${now}, whole_at = case when ${isWhole} then ${now} else whole_at end`.execute(db);
}

/**
 * The sum of each account's postings (account_id, amount): the closed part plus what came since, or all of them. The
 * end of the closing is read in the same statement, because another check may move it meanwhile.
 */
export const sums = (since: Closing | null) =>
  since
    ? sql`select account_id, sum(amount) as amount from (
        select account_id, amount from closed_balances
        union all
        select account_id, amount from postings where id > (select through_posting from book_closing where id)) part
      group by account_id`
    : sql`select account_id, sum(amount) as amount from postings group by account_id`;

const MOST_OPEN_MS = 40 * DAY;

/** Orders from this id on are read each night. Few older ones are still paid; they are read when everything is. */
export function ordersSince(since: Closing | null): string {
  return newId(new Date(since?.whole_at ? since.whole_at.getTime() - MOST_OPEN_MS : 0));
}

/**
 * The closed part still has the sum that was stored: nobody has changed it past the triggers. Read only when everything
 * is.
 */
export const closedSumsHold = (db: Db, since: Closing | null): Promise<Finding> =>
  runCheck(
    db,
    since
      ? sql`select null as subject, 0 as found, 0 as expected where false`
      : sql`select coalesce(c.account_id, s.account_id) as subject, coalesce(s.amount, 0) as found,
            coalesce(c.amount, 0) as expected
          from closed_balances c full join (
            select account_id, sum(amount) as amount from postings
            where id <= (select through_posting from book_closing where id) group by account_id) s on s.account_id = c.account_id`,
  );

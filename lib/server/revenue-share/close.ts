import 'server-only';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { postAvailable } from '@/lib/server/ledger/available-balance';
import { type Journal, postJournal } from '@/lib/server/ledger/service';
import { CURRENCY } from '@/lib/shared/currency';
import { addMonths, type Month, monthOf, monthSpan } from '@/lib/shared/months';
import { announce } from './news';
import { closesAt, LEAST_STARS, MOST_PER_ACTOR, POINTS, poolOf } from './policy';
import { findLastMonth, findMonth, listUnclosedMonths, type MonthRow } from './repo';
import {
  findFirstJournalTime,
  insertMonth,
  insertReports,
  listUnposted,
  lockOpenMonth,
  sumFees,
  updateClosed,
  updateMonthTotals,
  updatePosted,
} from './repo-close';

/** The number of reports posted in one transaction: short ones, so that nobody's money waits for the closing. */
const BATCH = 200;
/** The actor when the clock closes a month: no operator did it. */
export const BY_CLOCK = 'clock';

/**
 * Closes a month and all months before it that are still open. It may be called often and by several at once: the
 * month's row decides who computes it, and the next call posts what a crash left unposted.
 * @param by a member's id, `command` or `clock`
 * @throws AppError `month_open` while it is not over, `not_found` where it was before anything could be shared
 */
export async function closeMonth(ctx: Ctx, month: Month, by: string): Promise<MonthRow> {
  if (closesAt(month) > ctx.now) throw new AppError('month_open');
  for (let next = await nextMonth(ctx); next <= month; next = addMonths(next, 1)) {
    await begin(ctx, next, by);
  }
  for (const { month: begun } of await listUnclosedMonths(ctx.db)) await post(ctx, begun);
  const row = await findMonth(ctx.db, month);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Closes all months that are over. */
export async function closeDueMonths(ctx: Ctx): Promise<void> {
  const last = addMonths(monthOf(ctx.now), -1);
  if (closesAt(last) <= ctx.now && (await nextMonth(ctx)) <= last) await closeMonth(ctx, last, BY_CLOCK);
  else for (const { month } of await listUnclosedMonths(ctx.db)) await post(ctx, month);
}

/** The first month that has not been begun; where no money has moved so far, the present one. */
export async function nextMonth(ctx: Ctx): Promise<Month> {
  const [last, first] = await Promise.all([findLastMonth(ctx.db), findFirstJournalTime(ctx.db)]);
  return last ? addMonths(last.month, 1) : monthOf(first ?? ctx.now);
}

/** The parts of a month's pool, so far or for good. */
export async function poolParts(ctx: Ctx, month: Month) {
  const [fees, before] = await Promise.all([
    sumFees(ctx.db, monthSpan(month), CURRENCY),
    findLastMonth(ctx.db, month),
  ]);
  return {
    fees,
    owed: before ? poolOf(partsOf(before)).owedNext : 0,
    leftOver: before?.points === 0 ? before.pool : 0,
    poolBps: env().REVENUE_SHARE_BPS,
    currency: CURRENCY,
  };
}

/** The rule by which points are given, stored with each month. */
export const RULE = { points: POINTS, mostPerActor: MOST_PER_ACTOR, leastStars: LEAST_STARS };

const partsOf = (row: MonthRow) => ({
  fees: row.fees,
  owed: row.owed,
  leftOver: row.left_over,
  poolBps: row.pool_bps,
});

// The month is computed and the pool is paid in one transaction: so no month is counted without being paid into.
function begin(ctx: Ctx, month: Month, by: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { currency, ...parts } = await poolParts(ctx, month);
    const { added, pool } = poolOf(parts);
    const { fees, owed, leftOver: left_over, poolBps: pool_bps } = parts;
    const computed = {
      month,
      currency,
      fees,
      owed,
      pool_bps,
      rule: JSON.stringify(RULE),
      added,
      left_over,
      pool,
    };
    if (!(await insertMonth(ctx.db, { ...computed, begun_by: by, begun_at: ctx.now }))) return;
    const totals = await insertReports(ctx.db, month, monthSpan(month), pool);
    await updateMonthTotals(ctx.db, month, totals);
    const postings = [
      { account: { ownerId: null, kind: 'fees' }, amount: -added },
      { account: { ownerId: null, kind: 'pool' }, amount: added },
    ];
    await postJournal(ctx, { kind: 'pool_close', ref: month, currency, postings });
    if (by === BY_CLOCK) return;
    const details = { month, pool, currency, points: totals.points, members: totals.members };
    await recordAudit(ctx, { actor: by, action: 'close_month', subjectId: null, details });
  });
}

async function post(ctx: Ctx, month: Month): Promise<void> {
  while (await postBatch(ctx, month));
}

function postBatch(ctx: Ctx, month: Month): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const open = await lockOpenMonth(ctx.db, month);
    if (!open) return false;
    const due = await listUnposted(ctx.db, month, BATCH);
    if (due.length === 0) {
      await updateClosed(ctx.db, month, ctx.now);
      await announce(ctx, month);
      return false;
    }
    const journals = due.map(({ user_id: ownerId, amount }): Journal => {
      const postings = [
        { account: { ownerId: null, kind: 'pool' }, amount: -amount },
        { account: { ownerId, kind: 'available' }, amount },
      ];
      return { kind: 'pool_close', ref: `${month}:${ownerId}`, currency: open.currency, postings };
    });
    await updatePosted(
      ctx.db,
      month,
      due.map(({ user_id }) => user_id),
      ctx.now,
    );
    await postAvailable(ctx, journals);
    return true;
  });
}

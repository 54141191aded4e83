import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { ClosedMonth } from '@/lib/contract/revenue-share';
import type { MemberCtx } from '@/lib/server/ctx';
import { toPage } from '@/lib/server/http/cursor';
import { onceForKey } from '@/lib/server/http/idempotency';
import type { Month } from '@/lib/shared/months';
import { closeMonth, nextMonth, poolParts } from './close';
import { closesAt, poolOf } from './policy';
import { presentMonth, presentParts } from './present';
import { listMonths } from './repo';
import { monthCursor } from './service';

/** The closed months, newest first, and the figures of the next one so far. */
export async function listRevenueMonths(ctx: MemberCtx, page: PageQuery) {
  const [rows, month] = await Promise.all([
    listMonths(ctx.db, monthCursor(page.cursor), page.limit),
    nextMonth(ctx),
  ]);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.month]);
  const parts = await poolParts(ctx, month);
  const { added, pool } = poolOf(parts);
  const { currency } = parts;
  return {
    data: kept.map(presentMonth),
    nextCursor,
    next: {
      month,
      closesAt: closesAt(month).toISOString(),
      isOver: closesAt(month) <= ctx.now,
      pool: { amount: pool, currency },
      parts: presentParts({ ...parts, added, left_over: parts.leftOver, pool_bps: parts.poolBps }),
    },
  };
}

/**
 * Closes a month when the operator presses the button; see `closeMonth`.
 * @throws AppError as it does, `idempotency_key_reused`
 */
export async function closeRevenueMonth(ctx: MemberCtx, month: Month, key: string): Promise<ClosedMonth> {
  // Only stores the key: closing is idempotent by itself, and takes more than one transaction.
  await onceForKey(ctx, { key, request: { closeMonth: month }, answer: { month } }, async () => {});
  return presentMonth(await closeMonth(ctx, month, ctx.viewer.id));
}

import 'server-only';
import type { ExportView } from '@/lib/contract/exports';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { DAY } from '@/lib/shared/time';
import { packExport } from './jobs';
import { signExportLink } from './links';
import { type ExportRow, findLast, insertExport, lockLast } from './repo';

/** The last copy that the caller asked for, and when they may ask for the next. */
export async function getExport(ctx: MemberCtx) {
  const row = await findLast(ctx.db, ctx.viewer.id);
  const nextAt = row && nextFrom(row, ctx.now);
  return { last: row ? await present(row, ctx.now) : null, nextAt: nextAt?.toISOString() ?? null };
}

/** Orders a copy. @throws AppError `rate_limited` within a day of the last one */
export async function requestExport(ctx: MemberCtx): Promise<ExportView> {
  return inTransaction(ctx, async (ctx) => {
    const { id: user_id } = ctx.viewer;
    const last = await lockLast(ctx.db, user_id);
    const nextAt = last && nextFrom(last, ctx.now);
    if (nextAt) {
      const retryAfter = Math.ceil((nextAt.getTime() - ctx.now.getTime()) / 1000);
      throw new AppError('rate_limited', { retryAfter });
    }
    const asked = { id: newId(ctx.now), user_id, locale: ctx.locale, requested_at: ctx.now };
    const row = await insertExport(ctx.db, asked);
    await enqueue(ctx, packExport, { id: row.id });
    return present(row, ctx.now);
  });
}

// A copy that could not be made does not count.
function nextFrom(row: ExportRow, now: Date): Date | null {
  const next = new Date(row.requested_at.getTime() + DAY);
  return row.status !== 'failed' && next > now ? next : null;
}

async function present(row: ExportRow, now: Date): Promise<ExportView> {
  const { id, user_id, expires_at } = row;
  const isOpen = row.status === 'ready' && expires_at && expires_at > now;
  return {
    _id: id,
    status: row.status === 'ready' && !isOpen ? 'gone' : (row.status as ExportView['status']),
    requestedAt: row.requested_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    size: row.size,
    url: isOpen ? `/users/export/${await signExportLink({ userId: user_id, id }, expires_at)}` : null,
  };
}

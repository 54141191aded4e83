import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { LedgerEntry, Period } from '@/lib/contract/ledger';
import type { MemberCtx } from '@/lib/server/ctx';
import { decodeNumberCursor, toPage } from '@/lib/server/http/cursor';
import { startOf } from '@/lib/server/kinds/times/zone';
import { DAY } from '@/lib/shared/time';
import { assertEarns } from './member-earns';
import { type EntryRow, type LedgerFilter, listEntries } from './repo-ledger';

/**
 * The caller's ledger, newest first; only one kind or a time span, where given. Money that moved between their own
 * accounts is one entry.
 * @throws AppError `forbidden` where nothing is earned
 */
export async function listLedger(ctx: MemberCtx, { cursor, limit, ...period }: PageQuery & Period) {
  await assertEarns(ctx);
  const before = decodeNumberCursor(cursor);
  const rows = await listEntries(ctx.db, ctx.viewer.id, filterOf(period), before, limit);
  const { rows: kept, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  return { data: kept.map(presentEntry), nextCursor };
}

/** The filter of a query, with its dates as moments. */
export function filterOf({ kind, from, to, timeZone = 'UTC' }: Period): LedgerFilter {
  return {
    category: kind ?? null,
    from: from ? new Date(startOf(Date.parse(from), timeZone)) : null,
    to: to ? new Date(startOf(Date.parse(to) + DAY, timeZone)) : null,
  };
}

function presentEntry(row: EntryRow): LedgerEntry {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: row.currency });
  return {
    _id: String(row.id),
    kind: row.kind,
    category: row.category as LedgerEntry['category'],
    account: row.account as LedgerEntry['account'],
    movedFrom: row.moved_from as LedgerEntry['movedFrom'],
    amount: { amount: row.amount, currency: row.currency },
    title: row.title,
    buyer: row.buyer,
    orderLineId: row.line_id,
    productId: row.product_id,
    postId: row.post_id,
    company: row.company_id ? { _id: row.company_id, name: row.company ?? '' } : null,
    // the ref is `2026-10:` and the member's id
    reportMonth: row.category === 'pool' ? row.ref.slice(0, 7) : null,
    gross: money(row.gross),
    fee: money(row.fee),
    createdAt: row.created_at.toISOString(),
  };
}

import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Balance, LedgerEntry } from '@/lib/contract/finance';
import { hasBelonged } from '@/lib/server/companies/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { decodeCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import {
  countSales,
  findBalances,
  findNextRelease,
  hasAccount,
  listEntries,
  listPayouts as listPayoutRows,
} from './repo';

const CURRENCY = 'USD';
const MINIMUM_PAYOUT = 5_000;

/** Whether there is money to show: creators sell, and a member may have a share of a company's sales. */
export async function earns(ctx: MemberCtx): Promise<boolean> {
  if (ctx.viewer.role !== 'MEMBER') return true;
  const signs = await Promise.all([hasAccount(ctx.db, ctx.viewer.id), hasBelonged(ctx)]);
  return signs.includes(true);
}

async function assertEarns(ctx: MemberCtx): Promise<void> {
  if (!(await earns(ctx))) throw new AppError('forbidden');
}

/** The caller's balance: sums of their postings, kept by the database. @throws AppError `forbidden` where nothing is earned */
export async function getBalance(ctx: MemberCtx): Promise<Balance> {
  await assertEarns(ctx);
  const [balances, next, salesCount] = await Promise.all([
    findBalances(ctx.db, ctx.viewer.id, CURRENCY),
    findNextRelease(ctx.db, ctx.viewer.id),
    countSales(ctx.db, ctx.viewer.id),
  ]);
  const money = (amount: number) => ({ amount, currency: CURRENCY });
  return {
    pending: money(balances.get('pending') ?? 0),
    available: money(balances.get('available') ?? 0),
    reserved: money(balances.get('reserved') ?? 0),
    nextRelease: next ? { at: next.at.toISOString(), amount: money(next.amount) } : null,
    salesCount,
    holdDays: env().PAYOUT_HOLD_DAYS,
    minimumPayout: money(MINIMUM_PAYOUT),
  };
}

/** The caller's ledger, newest first; money moved between their own accounts is one entry. @throws as `getBalance` */
export async function listLedger(ctx: MemberCtx, page: PageQuery) {
  await assertEarns(ctx);
  const rows = await listEntries(ctx.db, ctx.viewer.id, postingCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const data = kept.map((row): LedgerEntry => {
    const money = (amount: number | null) => (amount === null ? null : { amount, currency: row.currency });
    return {
      _id: String(row.id),
      kind: row.kind,
      account: row.account as LedgerEntry['account'],
      movedFrom: row.moved_from as LedgerEntry['movedFrom'],
      amount: { amount: row.amount, currency: row.currency },
      title: row.title,
      buyer: row.buyer,
      orderLineId: row.line_id,
      gross: money(row.gross),
      fee: money(row.fee),
      createdAt: row.created_at.toISOString(),
    };
  });
  return { data, nextCursor };
}

function postingCursor(cursor: string | undefined): number | null {
  const text = decodeCursor(cursor, 1)?.[0];
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return Number(text);
}

/** The caller's payouts, newest first. @throws as `getBalance` */
export async function listPayouts(ctx: MemberCtx, page: PageQuery) {
  await assertEarns(ctx);
  const rows = await listPayoutRows(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const data = kept.map(({ id, amount, currency, status, created_at }) => ({
    _id: id,
    amount: { amount, currency },
    status: status as 'pending' | 'in_progress' | 'transferred' | 'failed',
    createdAt: created_at.toISOString(),
  }));
  return { data, nextCursor };
}

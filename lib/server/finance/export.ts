import 'server-only';
import type { Period } from '@/lib/contract/ledger';
import { translator } from '@/lib/i18n/translate';
import type { MemberCtx } from '@/lib/server/ctx';
import { csvResponse } from '@/lib/server/http/csv';
import { entryWords } from '@/lib/shared/ledger-words';
import { toDecimal } from '@/lib/shared/money-format';
import { asText } from '@/lib/shared/spreadsheet';
import { filterOf } from './ledger';
import { assertEarns } from './member-earns';
import { type EntryRow, type LedgerFilter, listEntries } from './repo-ledger';

const BATCH = 500;
const COLUMNS = [
  'time',
  'what',
  'title',
  'who',
  'account',
  'movedFrom',
  'amount',
  'gross',
  'fee',
  'currency',
  'number',
] as const;

/**
 * The ledger as a table for spreadsheets, in the caller's language. It is read and sent in batches, so it may be long.
 * @throws AppError `forbidden` where nothing is earned
 */
export async function exportLedger(ctx: MemberCtx, period: Period): Promise<Response> {
  await assertEarns(ctx);
  const day = ctx.now.toISOString().slice(0, 10);
  const t = translator(ctx.locale, 'export');
  const columns = COLUMNS.map((column) => t(`ledger.${column}`));
  return csvResponse(`qeema-ledger-${day}.csv`, columns, table(ctx, filterOf(period)));
}

async function* table(ctx: MemberCtx, filter: LedgerFilter): AsyncGenerator<string[][]> {
  let before: number | null = null;
  for (;;) {
    const rows: EntryRow[] = await listEntries(ctx.db, ctx.viewer.id, filter, before, BATCH);
    const kept = rows.slice(0, BATCH);
    yield kept.map((row) => cells(ctx, row));
    if (rows.length <= BATCH) return;
    before = kept.at(-1)?.id ?? null;
  }
}

function cells(ctx: MemberCtx, row: EntryRow): string[] {
  const t = translator(ctx.locale, 'finance');
  const money = (amount: number | null) =>
    amount === null ? '' : toDecimal({ amount, currency: row.currency });
  const account = (kind: string | null) => (kind ? t(`ledger.account.${kind as 'pending'}`) : '');
  return [
    row.created_at.toISOString().slice(0, 19).replace('T', ' '),
    t(`ledger.kind.${entryWords(row)}`),
    asText(row.title ?? ''),
    asText(row.company ?? row.buyer ?? ''),
    account(row.account),
    account(row.moved_from),
    money(row.amount),
    money(row.gross),
    money(row.fee),
    row.currency,
    String(row.id),
  ];
}

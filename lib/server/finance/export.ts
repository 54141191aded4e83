import 'server-only';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify/sync';
import type { Period } from '@/lib/contract/ledger';
import { translator } from '@/lib/i18n/translate';
import type { MemberCtx } from '@/lib/server/ctx';
import { streamResponse } from '@/lib/server/http/stream';
import { entryWords } from '@/lib/shared/ledger-words';
import { toDecimal } from '@/lib/shared/money-format';
import { assertEarns } from './earns';
import { filterOf } from './ledger';
import { type EntryRow, type LedgerFilter, listEntries } from './repo-ledger';

const BATCH = 500;
const BOM = '\uFEFF';
const COLUMNS = [
  ...(['time', 'what', 'title', 'who', 'account', 'movedFrom'] as const),
  ...(['amount', 'gross', 'fee', 'currency', 'number'] as const),
];

/**
 * The ledger as a table for spreadsheets, in the caller's language: read and sent in batches, however long it is.
 * @throws AppError `forbidden` where nothing is earned
 */
export async function exportLedger(ctx: MemberCtx, period: Period): Promise<Response> {
  await assertEarns(ctx);
  const day = ctx.now.toISOString().slice(0, 10);
  return streamResponse(Readable.from(table(ctx, filterOf(period))), {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition(`qeema-ledger-${day}.csv`, { type: 'attachment' }),
    'Cache-Control': 'private, no-store',
  });
}

async function* table(ctx: MemberCtx, filter: LedgerFilter): AsyncGenerator<Buffer> {
  const t = translator(ctx.locale, 'finance');
  const write = (rows: string[][]) => Buffer.from(stringify(rows, { record_delimiter: '\r\n' }));
  // Without the mark, Excel reads Arabic as something else.
  yield Buffer.concat([Buffer.from(BOM), write([COLUMNS.map((column) => t(`csv.${column}`))])]);
  let before: number | null = null;
  for (;;) {
    const rows: EntryRow[] = await listEntries(ctx.db, ctx.viewer.id, filter, before, BATCH);
    const kept = rows.slice(0, BATCH);
    if (kept.length > 0) yield write(kept.map((row) => cells(ctx, row)));
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

/** What others wrote is never a formula: spreadsheets run what begins like one, whole-width signs included. */
export const asText = (text: string): string =>
  /^\s*[=+\-@\t\r\n|＝＋－＠]/u.test(text) ? `'${text}` : text;

import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { attachment } from '@/lib/server/http/attachment';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { getPeople } from '@/lib/server/users/service';
import { bankCsv } from './bank-csv';
import type { BankFile } from './bank-file';
import { openDetails } from './details';
import { mayBePaid } from './policy';
import { findBatch, insertBatch, listBatches, listUnbatched } from './repo-batches';
import { listUnsent } from './repo-send';
import { standingsOf } from './standing';

/** Some banks refuse a file with more. */
const MOST_OF_A_FILE = 500;

/** Files for the bank, newest first. */
export async function listPayoutBatches(ctx: MemberCtx, page: PageQuery) {
  const [rows, waiting, toSend] = await Promise.all([
    listBatches(ctx.db, decodeIdCursor(page.cursor), page.limit),
    listUnbatched(ctx.db, MOST_OF_A_FILE).then((waiting) => withoutBarred(ctx, waiting)),
    listUnsent(ctx.db, MOST_OF_A_FILE).then((unsent) => withoutBarred(ctx, unsent)),
  ]);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const people = await getPeople(
    ctx,
    kept.map((row) => row.made_by),
  );
  const data = kept.map((row) => ({
    _id: row.id,
    number: Number(row.number),
    count: row.payouts_count,
    amount: { amount: row.amount, currency: row.currency },
    madeBy: people.get(row.made_by)?.name ?? '',
    createdAt: row.created_at.toISOString(),
  }));
  return { data, nextCursor, waiting: waiting.length, toSend: toSend.length };
}

/**
 * Leaves out payees who may not be paid now: a payment of many at once does not look at each of them.
 * @param hold those who may be paid still may until the caller's transaction ends; the payouts are locked already
 */
export async function withoutBarred<P extends { user_id: string }>(
  ctx: Ctx,
  payouts: readonly P[],
  options: { hold?: boolean } = {},
): Promise<P[]> {
  const standings = await standingsOf(
    ctx,
    payouts.map((payout) => payout.user_id),
    options,
  );
  return payouts.filter((payout) => {
    const standing = standings.get(payout.user_id);
    return standing && mayBePaid(standing);
  });
}

/**
 * Puts the payouts that are in progress and in no file yet into a new file. If two operators do it at once, each payout
 * still is in one file.
 * @throws AppError `conflict` where nothing waits
 */
export function createBatch(ctx: MemberCtx): Promise<{ _id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const payouts = await withoutBarred(ctx, await listUnbatched(ctx.db, MOST_OF_A_FILE, { hold: true }), {
      hold: true,
    });
    const [first] = payouts;
    if (!first) throw new AppError('conflict');
    const { currency } = first;
    const own = payouts.filter((payout) => payout.currency === currency);
    const amount = own.reduce((sum, payout) => sum + payout.amount, 0);
    const id = newId(ctx.now);
    const payoutIds = own.map((payout) => payout.id);
    const number = await insertBatch(ctx.db, {
      id,
      payoutIds,
      amount,
      currency,
      madeBy: ctx.viewer.id,
      now: ctx.now,
    });
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: 'payout_batch.create',
      subjectId: id,
      details: { number, count: own.length, amount, currency },
    });
    return { _id: id };
  });
}

/**
 * The file itself. It contains whole account numbers, so the audit log says who took it.
 * @throws AppError `not_found`, `conflict` when nothing in it is to be paid any more, `payer_missing` where the house's
 *   own account is not set
 */
export async function bankFile(ctx: MemberCtx, id: string, format: 'csv' | 'pain001'): Promise<Response> {
  const batch = found(await findBatch(ctx.db, id));
  const payouts = await withoutBarred(ctx, batch.payouts);
  if (payouts.length === 0) throw new AppError('conflict');
  const { PAYER_NAME: name, PAYER_ACCOUNT: account, PAYER_SWIFT: swift } = env();
  if (format === 'pain001' && (!account || !swift)) throw new AppError('payer_missing');
  const file: BankFile = {
    id,
    number: Number(batch.number),
    createdAt: batch.created_at,
    payer: { name, account: account ?? '', swift: swift ?? '' },
    transfers: payouts.map((payout) => ({
      id: payout.id,
      number: Number(payout.number),
      amount: payout.amount,
      currency: payout.currency,
      to: openDetails(payout.method_snapshot ?? '', `payouts:${payout.id}`),
    })),
  };
  await recordAudit(ctx, {
    actor: ctx.viewer.id,
    action: 'payout_batch.download',
    subjectId: id,
    details: { format, count: file.transfers.length },
  });
  const base = `qeema-payouts-${file.number}`;
  if (format === 'csv')
    return attachment({ name: `${base}.csv`, type: 'text/csv; charset=utf-8', body: bankCsv(file) });
  const { pain001 } = await import('./pain001');
  return attachment({ name: `${base}.xml`, type: 'application/xml; charset=utf-8', body: pain001(file) });
}

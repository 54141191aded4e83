import 'server-only';
import type { DisputeView, OwnDispute } from '@/lib/contract/disputes';
import type { PageQuery } from '@/lib/contract/fields';
import { EVIDENCE } from '@/lib/contract/limits';
import { clock } from '@/lib/server/clock';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { removeBytes } from '@/lib/server/files/jobs';
import { receiveFile } from '@/lib/server/files/multipart';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { lockOrder } from '@/lib/server/orders/state';
import { storeEvidence } from './evidence-file';
import { answeringOf } from './policy';
import { presentFile, presentOwn } from './present';
import {
  deleteFile,
  findOfSeller,
  insertFile,
  listFiles,
  listOfSeller,
  type SellerDispute,
  upsertAnswer,
} from './repo-answers';

/** Disputes about the caller's sales, newest first. */
export async function listOwnDisputes(ctx: MemberCtx, query: PageQuery) {
  const rows = await listOfSeller(ctx.db, {
    sellerId: ctx.viewer.id,
    before: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, query.limit, (row) => [row.id]);
  return { data: kept.map((row): OwnDispute => presentOwn(row, ctx.now)), nextCursor };
}

/** A dispute about the caller's sales, with their answer. @throws AppError `not_found`, also for another seller's */
export async function getDispute(ctx: MemberCtx, id: string): Promise<DisputeView> {
  const row = found(await findOfSeller(ctx.db, id, ctx.viewer.id));
  const files = row.answer_id ? await listFiles(ctx.db, [row.answer_id]) : [];
  return {
    ...presentOwn(row, ctx.now),
    text: row.text ?? '',
    files: files.map(presentFile),
    forwardedAt: row.forwarded_at?.toISOString() ?? null,
  };
}

/**
 * Sends the caller's answer to the operator, or changes the text of one that was sent.
 * @throws AppError `not_found`; `dispute_closed` after the deadline or the decision; `answer_forwarded`
 */
export async function putDisputeAnswer(
  ctx: MemberCtx,
  id: string,
  { text }: { text: string },
): Promise<DisputeView> {
  await change(ctx, id, async (ctx) => {
    await upsertAnswer(ctx.db, { id: newId(), disputeId: id, sellerId: ctx.viewer.id, text, now: ctx.now });
  });
  return getDispute(ctx, id);
}

/**
 * Adds a file to the caller's answer, as a form with one file.
 * @throws AppError as `putDisputeAnswer`; `too_many_files`, `too_large`, `unsupported_media`
 */
export async function uploadDisputeFile(ctx: MemberCtx, id: string, request: Request): Promise<DisputeView> {
  const row = await answerable(ctx, id);
  await assertRoom(ctx, row);
  await receiveFile(request, (name, content) =>
    storeEvidence(ctx, name, content, (file) =>
      change(ctx, id, async (ctx, row) => {
        await assertRoom(ctx, row);
        const sellerId = ctx.viewer.id;
        const answerId = await upsertAnswer(ctx.db, { id: newId(), disputeId: id, sellerId, now: ctx.now });
        await insertFile(ctx.db, { ...file, answerId, now: ctx.now });
      }),
    ),
  );
  return getDispute(ctx, id);
}

/** Removes a file from the caller's answer. @throws AppError as `putDisputeAnswer` */
export async function deleteDisputeFile(ctx: MemberCtx, id: string, fileId: string): Promise<DisputeView> {
  await change(ctx, id, async (ctx, { answer_id }) => {
    const key = found(await deleteFile(ctx.db, fileId, answer_id));
    await upsertAnswer(ctx.db, { id: newId(), disputeId: id, sellerId: ctx.viewer.id, now: ctx.now });
    await enqueue(ctx, removeBytes, { keys: [key] });
  });
  return getDispute(ctx, id);
}

/** Changes an answer under the order's lock, which the bank's decision and the operator's mark take, too. */
async function change(
  ctx: MemberCtx,
  id: string,
  work: (ctx: MemberCtx, row: SellerDispute) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { order_id } = found(await findOfSeller(ctx.db, id, ctx.viewer.id));
    await lockOrder(ctx, order_id);
    // The deadline and `changedAt` go by the time at which the lock was taken: an upload may have taken minutes.
    const locked = { ...ctx, now: clock.nowOr(ctx.now) };
    await work(locked, await answerable(locked, id));
  });
}

async function answerable(ctx: MemberCtx, id: string): Promise<SellerDispute> {
  const row = found(await findOfSeller(ctx.db, id, ctx.viewer.id));
  const answering = answeringOf(row, ctx.now);
  if (answering === 'forwarded') throw new AppError('answer_forwarded');
  if (answering !== 'open') throw new AppError('dispute_closed');
  return row;
}

async function assertRoom(ctx: MemberCtx, { answer_id }: SellerDispute): Promise<void> {
  const files = answer_id ? await listFiles(ctx.db, [answer_id]) : [];
  if (files.length >= EVIDENCE.mostFiles) throw new AppError('too_many_files');
}

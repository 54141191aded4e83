import 'server-only';
import type { NewUpload, Upload } from '@/lib/contract/uploads';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { keepUpload, keptFile, problemOf, productFileKey, recordingOf } from '@/lib/server/files/kept-upload';
import { assertRoom } from '@/lib/server/files/storage-room';
import { deleteIfUnused, removeStored } from '@/lib/server/files/unused-files';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import {
  deleteOld,
  deleteUpload,
  findChecking,
  findOwn,
  findUnfinished,
  insertUpload,
  lockState,
  settle,
  type UploadRow,
} from './repo';

/** An upload ends so long after the last byte of it; one that is over is forgotten then. */
const FORGOTTEN_AFTER_MS = DAY;

/**
 * Announces a file, or finds the upload of it that has not ended. Its whole size is kept free for it.
 * @throws AppError `forbidden` for members who sell nothing, `storage_full`
 */
export async function createUpload(ctx: MemberCtx, file: NewUpload): Promise<Upload> {
  if (ctx.viewer.role === 'MEMBER') throw new AppError('forbidden');
  return inTransaction(ctx, async (ctx) => {
    const going = await findUnfinished(ctx.db, ctx.viewer.id, file);
    if (going) return present(ctx, going);
    await assertRoom(ctx, file.size);
    const upload = { ...file, id: newId(), ownerId: ctx.viewer.id, now: ctx.now };
    return present(ctx, await insertUpload(ctx.db, upload));
  });
}

/** @throws AppError `not_found` */
export async function getUpload(ctx: MemberCtx, id: string): Promise<Upload> {
  return present(ctx, found(await findOwn(ctx.db, ctx.viewer.id, id)));
}

async function present(ctx: Ctx, { id, state, size, received, reason }: UploadRow): Promise<Upload> {
  const file = state === 'ready' ? await keptFile(ctx, id) : null;
  return { _id: id, state: state as Upload['state'], size, received, reason, file };
}

/** @throws AppError `not_found` unless it is the caller's */
export async function assertOwnUpload(ctx: MemberCtx, id: string): Promise<void> {
  found(await findOwn(ctx.db, ctx.viewer.id, id));
}

/**
 * Judges an upload of which all bytes have arrived, and makes a file of it. May run again: it makes one file.
 */
export async function finish(ctx: Ctx, id: string): Promise<void> {
  const upload = await findChecking(ctx.db, id);
  if (!upload) return;
  await storage().complete(productFileKey(id));
  const reason = await problemOf(id);
  const recording = reason ? null : await recordingOf(id, upload.size, upload.name);
  await inTransaction(ctx, async (ctx) => {
    const state = await lockState(ctx.db, id);
    // Whoever ended it meanwhile could not remove what only now is in its place.
    if (!state || reason) await removeBytesOf(ctx, [upload]);
    if (state !== 'checking') return;
    await settle(ctx.db, { id, reason, now: ctx.now });
    if (reason) return;
    const { name, size, owner_id: ownerId } = upload;
    await keepUpload(ctx, { id, ownerId, name, size }, recording);
  });
}

/** Ends an upload, and deletes what has arrived; a file that it became, unless something uses it already. */
export async function endUpload(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const state = await deleteUpload(ctx.db, id);
    if (state === 'ready') await deleteIfUnused(ctx, [id]);
    else if (state) await removeBytesOf(ctx, [{ id }]);
  });
}

/** Deletes uploads that nobody went on with for a day, and forgets those that are over. */
export async function forgetUploads(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await removeBytesOf(ctx, await deleteOld(ctx.db, new Date(ctx.now.getTime() - FORGOTTEN_AFTER_MS)));
  });
}

/** Removes the bytes of uploads that did not become files, by a job. */
export const removeBytesOf = (ctx: Ctx, uploads: readonly { id: string }[]) =>
  removeStored(
    ctx,
    uploads.map(({ id }) => ({ storage_key: productFileKey(id), widths: [] })),
  );

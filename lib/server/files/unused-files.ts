import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { DAY } from '@/lib/shared/time';
import { avifKey, webpKey } from './avif';
import { removeBytes } from './jobs';
import { deleteOldUploads, deleteUnused, hasFile, listUnused, type StoredRow } from './repo-storage';
import { LONGEST_UPLOAD_MS } from './storage-room';

const KEYS_OF_A_JOB = 100;
/** A form may stay open for a day before its uploads are saved. */
const UNUSED_MS = 2 * DAY;
const LOOKED_AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Deletes one of the caller's files that nothing uses. @throws AppError `not_found`, `in_use` */
export async function deleteOwnFile(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    found((await hasFile(ctx.db, ctx.viewer.id, id)) || null);
    if (!(await deleteIfUnused(ctx, [id]))) throw new AppError('in_use');
    return { done: true };
  });
}

/** Deletes those of these files that nothing uses any more, in the caller's transaction. @returns how many */
export async function deleteIfUnused(ctx: Ctx, ids: readonly string[]): Promise<number> {
  const gone = ids.length === 0 ? [] : await deleteUnused(ctx.db, ids);
  await removeStored(ctx, gone);
  return gone.length;
}

/** Removes, by a job, the bytes of files whose rows are gone. */
export async function removeStored(ctx: Ctx, files: readonly StoredRow[]): Promise<void> {
  const keys = files.flatMap(keysOf);
  const jobs = Array.from({ length: Math.ceil(keys.length / KEYS_OF_A_JOB) }, (_, at) => ({
    keys: keys.slice(at * KEYS_OF_A_JOB, (at + 1) * KEYS_OF_A_JOB),
  }));
  await enqueueAll(ctx, removeBytes, jobs);
}

// Pictures are folders of renditions, by width. A copy is removed after the rendition it was made from (avif.ts).
const keysOf = ({ storage_key, widths, copies = [] }: StoredRow) =>
  widths.length > 0
    ? widths.map((width) => `${storage_key}/${width}`).flatMap((kept) => [webpKey(kept), avifKey(kept)])
    : [storage_key, ...copies];

/** Deletes uploads that were never used, or are not used any more, and forgets uploads that never ended. */
export async function deleteUnusedFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - UNUSED_MS);
  for (let after = FIRST; ; ) {
    const { ids, last } = await listUnused(ctx.db, { before, after, limit: LOOKED_AT_ONCE });
    if (ids.length > 0) await inTransaction(ctx, (ctx) => deleteIfUnused(ctx, ids));
    if (last === null) break;
    after = last;
  }
  await deleteOldUploads(ctx.db, new Date(ctx.now.getTime() - LONGEST_UPLOAD_MS));
}

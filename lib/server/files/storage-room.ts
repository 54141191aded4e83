import 'server-only';
import type { Storage } from '@/lib/contract/files';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { DAY } from '@/lib/shared/time';
import { insertFile } from './repo';
import { deleteUpload, findUse, insertUpload, lockStorage } from './repo-storage';

const GB = 1024 ** 3;
/** No upload takes longer. If an instance was killed during one, its reserved bytes are free again after this time. */
export const LONGEST_UPLOAD_MS = DAY;

/** Returns how many bytes the caller's files and lessons take, and how many they may take. */
export async function getStorage(ctx: MemberCtx): Promise<Storage> {
  const { kept, coming } = await bytesOf(ctx);
  return { used: kept + coming, room: roomOf() };
}

const roomOf = () => env().STORAGE_PER_ACCOUNT_GB * GB;

const bytesOf = (ctx: MemberCtx) => bytesOfOwner(ctx, ctx.viewer.id);

function bytesOfOwner(ctx: Ctx, ownerId: string): Promise<{ kept: number; coming: number }> {
  return findUse(ctx.db, ownerId, new Date(ctx.now.getTime() - LONGEST_UPLOAD_MS));
}

/**
 * In the caller's transaction, in which no other file of this account is stored or announced from here on.
 * @throws AppError `storage_full` unless there is room for `bytes` more
 */
export const assertRoom = (ctx: MemberCtx, bytes: number): Promise<void> =>
  assertRoomOf(ctx, ctx.viewer.id, bytes);

/** The same for an account for which a job works. */
export async function assertRoomOf(ctx: Ctx, ownerId: string, bytes: number): Promise<void> {
  await lockStorage(ctx.db, ownerId);
  const { kept, coming } = await bytesOfOwner(ctx, ownerId);
  assertFits(kept + coming, bytes);
}

/**
 * Runs an upload of `bytes` bytes and reserves that much storage meanwhile: of several at once, only as many begin as
 * fit.
 * @throws AppError `storage_full` before anything is read, and whatever `upload` throws
 */
export async function withRoom<T>(ctx: MemberCtx, bytes: number, upload: () => Promise<T>): Promise<T> {
  const id = newId();
  await inTransaction(ctx, async (ctx) => {
    await assertRoom(ctx, bytes);
    await insertUpload(ctx.db, { id, ownerId: ctx.viewer.id, bytes, now: ctx.now });
  });
  try {
    return await upload();
  } finally {
    // In any case; if the database is away, the reservation ends after its time.
    await deleteUpload(ctx.db, id).catch((error) => log.warn({ err: error }, 'an upload is still announced'));
  }
}

/**
 * Stores the row of a file whose bytes are stored.
 * @throws AppError `storage_full` for one that is larger than was announced, where that is too much
 */
export async function keepFile(ctx: MemberCtx, file: Parameters<typeof insertFile>[1]): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockStorage(ctx.db, ctx.viewer.id);
    const { kept } = await bytesOf(ctx);
    assertFits(kept, Number(file.size));
    await insertFile(ctx.db, file);
  });
}

function assertFits(used: number, bytes: number): void {
  const room = roomOf();
  if (used + bytes <= room) return;
  throw new AppError('storage_full', { sizes: { used, room, left: Math.max(room - used, 0) } });
}

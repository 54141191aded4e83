import 'server-only';
import { Readable } from 'node:stream';
import type { Image } from '@/lib/contract/fields';
import type { Crop, StoredFile } from '@/lib/contract/files';
import { IMAGE_MAX_BYTES, PRODUCT_FILE_MAX_BYTES } from '@/lib/contract/limits';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { keepRecording } from '@/lib/server/recordings/service';
import { imageUrl } from '@/lib/shared/image';
import { removeBytesWithoutRow } from './bytes-without-row';
import { cleanFileName } from './file-name';
import type { Renditions } from './images';
import { withBytes } from './in-memory';
import { problemOf, productFileKey, recordingOf } from './kept-upload';
import { mimeOf } from './mime';
import { countOwn } from './repo';
import { keepFile } from './storage-room';

export type ImageRow = { id: string; width: number | null; height: number | null; widths: number[] };

/** An image's row as the contract shows it. */
export function presentImage(row: ImageRow): Image {
  return {
    _id: row.id,
    url: imageUrl(row.id),
    width: row.width ?? 0,
    height: row.height ?? 0,
    widths: row.widths,
  };
}

/**
 * Stores an image as renditions. Nothing stays when any part fails.
 * @param crop the part to keep; everything, where left out
 * @throws AppError `unsupported_media`, `too_large`, `storage_full`, `unavailable`
 */
export function storeImage(
  ctx: MemberCtx,
  name: string,
  content: Readable,
  crop?: Crop,
): Promise<StoredFile> {
  const limit = { maxBytes: IMAGE_MAX_BYTES, tooLarge: 'validation:imageSize' };
  return withBytes(ctx, content, limit, async (bytes) => {
    // Every domain that shows a picture imports this file; the code that makes pictures is large, so it is loaded only
    // when one is made.
    const { renderImage } = await import('./images');
    return storeRenditions(ctx, name, await renderImage(ctx.viewer.id, bytes, crop));
  });
}

/**
 * Stores an image whose renditions are made already. Nothing stays when a part fails, unless the database went away.
 * @throws AppError `storage_full`
 */
export async function storeRenditions(ctx: MemberCtx, name: string, image: Renditions): Promise<StoredFile> {
  const { width, height, list } = image;
  const id = newId();
  // The random end of an id spreads pictures over 256 folders; its beginning is the time.
  const key = `images/${id.slice(-2)}/${id}`;
  const stored: string[] = [];
  let sha256 = '';
  try {
    for (const rendition of list) {
      const at = `${key}/${rendition.width}.webp`;
      ({ sha256 } = await storage().put(at, Readable.from([rendition.data]), IMAGE_MAX_BYTES * 4));
      stored.push(at);
    }
  } catch (error) {
    await Promise.all(stored.map((at) => storage().remove(at)));
    throw error;
  }
  const row = {
    id,
    owner_id: ctx.viewer.id,
    purpose: 'image',
    storage_key: key,
    name: cleanFileName(name),
    mime: 'image/webp',
    size: list.reduce((sum, { data }) => sum + data.length, 0),
    width,
    height,
    widths: list.map((rendition) => rendition.width),
    sha256,
    created_at: ctx.now,
  };
  try {
    await keepFile(ctx, row);
  } catch (error) {
    await removeBytesWithoutRow(stored, error);
    throw error;
  }
  return { _id: id, name: row.name, size: row.size, mime: row.mime, image: presentImage(row) };
}

/**
 * Stores a file to be sold. Only creators may have any.
 * @throws AppError `forbidden`, `too_large`, `storage_full`, `unsupported_media` for an empty file or a program
 */
export async function storeProductFile(ctx: MemberCtx, name: string, content: Readable): Promise<StoredFile> {
  if (ctx.viewer.role === 'MEMBER') throw new AppError('forbidden');
  const id = newId();
  const key = productFileKey(id);
  const { size, sha256 } = await storage().put(key, content, PRODUCT_FILE_MAX_BYTES);
  const recording = await judged(id, size, name).catch(async (error) => {
    await storage().remove(key);
    throw error;
  });
  const file = { id, name: cleanFileName(name), mime: recording?.mime ?? mimeOf(name), size };
  const own = {
    owner_id: ctx.viewer.id,
    purpose: 'product_file',
    storage_key: key,
    sha256,
    created_at: ctx.now,
  };
  try {
    await keepFile(ctx, { ...file, ...own });
    if (recording) await keepRecording(ctx, id, recording);
    return { _id: id, name: file.name, size, mime: file.mime, image: null };
  } catch (error) {
    await removeBytesWithoutRow([key], error);
    throw error;
  }
}

/** Returns what a stored file is as a recording, if it is one. @throws AppError `unsupported_media` */
async function judged(id: string, size: number, name: string) {
  if (size === 0 || (await problemOf(id))) throw new AppError('unsupported_media');
  return recordingOf(id, size, name);
}

/** @throws AppError `not_found` unless all are images of the caller */
export const assertOwnImages = (ctx: MemberCtx, ids: readonly string[]) => assertOwn(ctx, 'image', ids);

/** @throws AppError `not_found` unless all are product files of the caller */
export const assertOwnProductFiles = (ctx: MemberCtx, ids: readonly string[]) =>
  assertOwn(ctx, 'product_file', ids);

async function assertOwn(ctx: MemberCtx, purpose: string, ids: readonly string[]): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return;
  if ((await countOwn(ctx.db, ctx.viewer.id, purpose, asked)) !== asked.length)
    throw new AppError('not_found');
}

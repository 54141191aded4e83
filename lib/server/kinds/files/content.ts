import 'server-only';
import type { FilesOutline } from '@/lib/contract/kinds/files';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { cleanFileName } from '@/lib/server/files/file-name';
import { assertOwnProductFiles } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import type { KindContent } from '../port';
import {
  deleteFiles,
  deleteUnboughtFiles,
  type FileRow,
  listFileIds,
  listFiles,
  replaceFiles,
  sumSamples,
} from './repo-content';

/** In bytes, of a product and of all products of an account: anybody may download samples as often as they like. */
const MOST_OF_SAMPLES = { product: 50 * 1024 ** 2, account: 1024 ** 3 };

/** The files that a product sells. Each may be a sample that anybody can download before they buy. */
export const content: KindContent<'files'> = {
  check: (ctx, { files }) =>
    assertOwnProductFiles(
      ctx,
      files.map(({ fileId }) => fileId),
    ),

  async isNewVersion(ctx, productId, { files }) {
    const known = new Set(await listFileIds(ctx.db, [productId]));
    return files.some(({ fileId }) => !known.has(fileId));
  },

  async write(ctx, { id, version }, { files }) {
    const rows = files.map(({ fileId, name, isFree = false }) => {
      return { fileId, name: cleanFileName(name), isFree, id: newId() };
    });
    await replaceFiles(ctx.db, id, rows, version, ctx.now);
    await deleteUnboughtFiles(ctx.db, id, ctx.now);
    await refuseLargeSamples(ctx, id);
  },

  async outlines(ctx, productIds) {
    const rows = Map.groupBy(await listFiles(ctx.db, productIds), ({ product_id }) => product_id);
    return new Map(productIds.map((id) => [id, outlineOf(rows.get(id) ?? [])]));
  },

  missing({ files }, { price }) {
    if (files.length === 0) return [{ field: 'files', message: 'validation:filesMissing' }];
    const isAllGiven = price > 0 && files.every(({ isFree }) => isFree);
    return isAllGiven ? [{ field: 'files', message: 'validation:filesAllFree' }] : [];
  },

  fileIds: (ctx, productIds) => listFileIds(ctx.db, productIds),

  empty: (ctx, productIds) => deleteFiles(ctx.db, productIds),
};

/** @throws AppError `invalid` for samples that are larger than a sample may be */
async function refuseLargeSamples(ctx: Ctx, productId: string): Promise<void> {
  const files = await listFiles(ctx.db, [productId]);
  const size = files.reduce((sum, file) => sum + (file.is_free ? file.size : 0), 0);
  if (size > MOST_OF_SAMPLES.product)
    throw new AppError('invalid', { fields: { files: 'validation:sampleTooLarge' } });
  if (size > 0 && (await sumSamples(ctx.db, productId)) > MOST_OF_SAMPLES.account)
    throw new AppError('invalid', { fields: { files: 'validation:samplesTooMany' } });
}

function outlineOf(rows: readonly FileRow[]): FilesOutline {
  const files = rows.map(({ id, file_id, name, size, mime, is_free }) => ({
    _id: id,
    fileId: file_id,
    name,
    size,
    mime,
    isFree: is_free,
  }));
  return { kind: 'files', files };
}

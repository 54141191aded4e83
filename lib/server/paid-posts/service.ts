import 'server-only';
import type { LockedInput, PaidInput } from '@/lib/contract/paid-posts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { assertOwnImages, assertOwnProductFiles } from '@/lib/server/files/service';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { countWords } from './paid-part';
import { insertPaid, lockAll, lockPaid, updatePaid } from './repo';
import { deleteLocked, deleteLockedFiles, deleteSpare, listWithSpare, putLocked } from './repo-locked';

const AT_ONCE = 100;

/**
 * Adds a locked part and its price to a post that is being published, in its transaction.
 * @throws AppError `forbidden` for those a member who is not a creator, `not_found` for a picture or file that is not
 *   the caller's
 */
export async function addPaid(ctx: MemberCtx, postId: string, { price, locked }: PaidInput): Promise<void> {
  if (ctx.viewer.role === 'MEMBER') throw new AppError('forbidden');
  await assertOwnContent(ctx, locked);
  const { amount, currency } = price;
  await insertPaid(ctx.db, postId, { price: amount, currency, ...sizeOf(locked) });
  await putLocked(ctx.db, { postId, version: 1, text: locked.text, now: ctx.now }, filesOf(locked));
}

/**
 * Changes price and locked part of a separate post, in the transaction that changes the post and holds it. What
 * somebody bought, or ordered and may still pay for, stays as it was: a new locked part is a new version then.
 * @throws AppError `not_found` for a post without a locked part: what was published for all stays so
 */
export async function changePaid(
  ctx: MemberCtx,
  postId: string,
  { price, locked }: Partial<Pick<PaidInput, 'price' | 'locked'>>,
): Promise<void> {
  const { version, is_sold } = found(await lockPaid(ctx.db, postId, ctx.now));
  if (price) await updatePaid(ctx.db, postId, { price: price.amount });
  if (!locked) return;
  await assertOwnContent(ctx, locked);
  const next = is_sold ? version + 1 : version;
  const former = is_sold ? [] : await deleteLockedFiles(ctx.db, postId, version);
  await updatePaid(ctx.db, postId, { version: next, ...sizeOf(locked) });
  await putLocked(ctx.db, { postId, version: next, text: locked.text, now: ctx.now }, filesOf(locked));
  await deleteIfUnused(ctx, former);
}

/** Deletes the locked part of a post that nobody bought, with its files. */
export async function dropLocked(ctx: Ctx, postId: string): Promise<void> {
  const files = await deleteLockedFiles(ctx.db, postId);
  await deleteLocked(ctx.db, postId);
  await deleteIfUnused(ctx, files);
}

/** Every night: deletes versions of locked parts that were replaced, and that nobody bought or may still pay for. */
export async function dropSpareVersions(ctx: Ctx): Promise<void> {
  for (;;) {
    const ids = await listWithSpare(ctx.db, ctx.now, AT_ONCE);
    for (const id of ids) {
      await inTransaction(ctx, async (ctx) => {
        await lockAll(ctx.db, [id]);
        await deleteIfUnused(ctx, await deleteSpare(ctx.db, id, ctx.now));
      });
    }
    if (ids.length < AT_ONCE) return;
  }
}

async function assertOwnContent(ctx: MemberCtx, { media, files }: LockedInput): Promise<void> {
  await assertOwnImages(
    ctx,
    media.map(({ fileId }) => fileId),
  );
  await assertOwnProductFiles(ctx, files);
}

const sizeOf = ({ text, media, files }: LockedInput) => ({
  words: countWords(text),
  images: media.length,
  files: files.length,
});

const filesOf = ({ media, files }: LockedInput) => [
  ...media,
  ...files.map((fileId) => ({ fileId, alt: '' })),
];

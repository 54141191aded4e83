import 'server-only';
import type { LockedPart } from '@/lib/contract/paid-posts';
import type { Ctx, MemberCtx, Viewer } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { presentImage } from '@/lib/server/files/service';
import { isProvenOperator } from '@/lib/server/second-factor/policy';
import { presentPerson } from '@/lib/server/users/present';
import { findLocked, findLockedFile, findReader, type LockedRow, updateUsed } from './repo-locked';

/**
 * The locked part of a paid post. It is read here and nowhere else. Whoever holds it reads it, also when the post is
 * deleted or its author is apart from them; so do its author and operators. Once an operator hid it, holders do
 * not read it any more. A holder's first reading counts as use, and
 * what is used up is not refunded without a decision.
 * @param version an earlier one than the newest, not before the one that was bought
 * @throws AppError `not_found` where there is no such post or version, `not_entitled`
 */
export async function readLocked(ctx: MemberCtx, postId: string, version?: number): Promise<LockedPart> {
  const { bought, row } = await inTransaction(ctx, async (ctx) => {
    const bought = await mayRead(ctx, postId, ctx.viewer);
    if (version !== undefined && bought !== null && version < bought) throw new AppError('not_found');
    return { bought, row: found(await findLocked(ctx.db, postId, version ?? null)) };
  });
  return present(ctx, postId, row, bought);
}

/**
 * A file of a locked part, to be sent to whoever may read it.
 * @param viewer whose browser asks
 * @throws AppError `not_found` for everybody else: the address says nothing
 */
export async function openLockedFile(ctx: Ctx, viewer: Viewer | null, postId: string, fileId: string) {
  if (!viewer) throw new AppError('not_found');
  return inTransaction(ctx, async (ctx) => {
    const bought = await mayRead(ctx, postId, viewer).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('not_found') : error;
    });
    return found(await findLockedFile(ctx.db, postId, fileId, bought ?? 1));
  });
}

/** @returns the version that was bought; null for those who read it without having bought it */
async function mayRead(ctx: Ctx, postId: string, viewer: Viewer): Promise<number | null> {
  const reader = found(await findReader(ctx.db, postId, viewer.id));
  if (reader.author_id === viewer.id) return null;
  // Hidden by an operator: the purchase is on its way to be refunded.
  if (reader.entitlement_id && !reader.is_hidden) {
    // Waits for a refund that is being given, and finds nothing after it.
    const isHeld = reader.is_used || (await updateUsed(ctx.db, reader.entitlement_id));
    if (!isHeld) throw new AppError('not_entitled');
    return reader.bought ?? 1;
  }
  if (isProvenOperator(viewer, ctx.now)) return null;
  throw new AppError(reader.is_visible ? 'not_entitled' : 'not_found');
}

function present(ctx: Ctx, postId: string, row: LockedRow, bought: number | null): LockedPart {
  const files = row.files ?? [];
  return {
    postId,
    title: row.title,
    author: presentPerson(row.author, ctx.locale),
    free: row.free,
    version: row.version,
    newest: row.newest,
    bought,
    text: row.text,
    media: files
      .filter(({ purpose }) => purpose === 'image')
      .map(({ alt, ...image }) => ({ ...presentImage(image), alt })),
    files: files
      .filter(({ purpose }) => purpose !== 'image')
      .map(({ id, name, size, mime }) => {
        return { _id: id, name, size, mime, url: `/api/posts/${postId}/locked/files/${id}` };
      }),
    changedAt: row.changed_at.toISOString(),
  };
}

import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findOwnImages } from './repo-own';

/** A member's pictures, oldest first, each with the storage key of its widest rendition. */
export async function ownImages(ctx: Ctx, userId: string): Promise<{ id: string; storageKey: string }[]> {
  const rows = await findOwnImages(ctx.db, userId);
  return rows.flatMap(({ id, storage_key, widths }) => {
    const widest = widths.at(-1);
    return widest ? { id, storageKey: `${storage_key}/${widest}.webp` } : [];
  });
}

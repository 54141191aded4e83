import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { giveBack } from '@/lib/server/files/give-back';
import { deleteUnboughtFiles, emptyProducts, listNeverOrdered, listPartIds } from './repo-parts';

/** An order that was being placed when the product was deleted is there by then. */
const SETTLED_MS = 2 * 86_400_000;
const AT_ONCE = 100;

/** Runs a change of a product, and deletes the files that it needs no more; what somebody has bought stays. */
export async function changingParts(ctx: Ctx, productId: string, change: () => Promise<void>): Promise<void> {
  const before = await listPartIds(ctx.db, productId);
  await change();
  await deleteUnboughtFiles(ctx.db, productId);
  await giveBack(ctx, before);
}

/** Deletes the files of a product that is deleted, and that nobody can have ordered. */
export async function emptyProduct(ctx: Ctx, productId: string): Promise<void> {
  await changingParts(ctx, productId, () => emptyProducts(ctx.db, [productId]));
}

/** The same of all that were on the market, once it is certain that nobody has ordered them. */
export async function emptyDeleted(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - SETTLED_MS);
  for (;;) {
    const ids = await listNeverOrdered(ctx.db, before, AT_ONCE);
    for (const id of ids) await inTransaction(ctx, (ctx) => emptyProduct(ctx, id));
    if (ids.length < AT_ONCE) return;
  }
}

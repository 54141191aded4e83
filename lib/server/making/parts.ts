import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { emptyContents, type Typed } from '@/lib/server/kinds/content';
import { kindOf } from '@/lib/server/kinds/index';
import { DAY } from '@/lib/shared/time';
import { clearProducts, listPictureIds, listUnsold } from './repo-parts';

/** After this time, an order that was being made when the product was deleted is stored. */
const SETTLED_MS = 2 * DAY;
const AT_ONCE = 100;

/** Runs a change of a product, and deletes the files that it does not need any more; what somebody has bought stays. */
export async function changingParts(
  ctx: Ctx,
  { id, type }: Typed,
  change: () => Promise<void>,
): Promise<void> {
  const pictures = await listPictureIds(ctx.db, id);
  const before = [...pictures, ...(await kindOf(type).content.fileIds(ctx, [id]))];
  await change();
  await deleteIfUnused(ctx, before);
}

/** Deletes everything that a deleted product shows and sells, where nobody can have ordered it. */
export async function emptyProduct(ctx: Ctx, product: Typed): Promise<void> {
  await changingParts(ctx, product, async () => {
    await emptyContents(ctx, [product]);
    await clearProducts(ctx.db, [product.id], ctx.now);
  });
}

/** The same for all deleted products that were on the market, once it is certain that nobody gets them any more. */
export async function emptyDeleted(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - SETTLED_MS);
  for (;;) {
    const products = await listUnsold(ctx.db, { before, now: ctx.now, limit: AT_ONCE });
    for (const product of products) await inTransaction(ctx, (ctx) => emptyProduct(ctx, product));
    if (products.length < AT_ONCE) return;
  }
}

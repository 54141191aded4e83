import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { decodeHotCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { assertPerson } from '@/lib/server/users/service';
import { getProductCards } from './cards';
import { listByOwner, listPublished, type ProductFilter } from './repo-views';

/**
 * The marketplace: published products by popularity, ratings or age.
 * @throws AppError `invalid` for an unknown cursor
 */
export async function exploreDigitalProducts(ctx: Ctx, query: PageQuery & ProductFilter) {
  const found = await listPublished(
    ctx.db,
    ctx.viewer?.id ?? null,
    query,
    decodeHotCursor(query.cursor),
    query.limit,
  );
  const { rows, nextCursor } = toPage(found, query.limit, (row) => [row.rank, row.id]);
  const ids = rows.map(({ id }) => id);
  return { data: await inOrder(ctx, ids), nextCursor };
}

/** A member's products, newest first; drafts only for themselves. @throws AppError `not_found` */
export async function listUserProducts(ctx: Ctx, ownerId: string, query: PageQuery) {
  await assertPerson(ctx, ownerId);
  const viewerId = ctx.viewer?.id ?? null;
  const before = decodeIdCursor(query.cursor);
  const ids = await listByOwner(ctx.db, { ownerId, viewerId, before, limit: query.limit });
  const { rows, nextCursor } = toPage(ids, query.limit, (id) => [id]);
  return { data: await inOrder(ctx, rows), nextCursor };
}

async function inOrder(ctx: Ctx, ids: readonly string[]) {
  const cards = await getProductCards(ctx, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

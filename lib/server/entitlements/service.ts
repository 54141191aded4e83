import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { entitlementsWrite, findAccess, findOwned, findUsed, type HeldRow, listHeldByLines } from './repo';

/** A product or a paid post by a line of an order, and who will have it. */
export interface Grant {
  lineId: string;
  holderId: string;
  /** null for a post */
  productId: string | null;
  /** null for a product */
  postId?: string | null;
  /** nobody holds it twice: posts, and products whose kind says so */
  ownedOnce: boolean;
}

/** What a member holds: a product of a type, and the time when they got it. */
export interface Held {
  id: string;
  lineId: string | null;
  productId: string;
  type: string;
  grantedAt: Date;
}

/** Those that their holders have already and may hold only once. A suspended one counts, because it may come back. */
export async function ownedAlready(ctx: Ctx, grants: readonly Grant[]): Promise<Grant[]> {
  const once = grants.filter(({ ownedOnce }) => ownedOnce);
  if (once.length === 0) return [];
  const distinct = (key: 'holderId' | 'productId' | 'postId') => [
    ...new Set(once.flatMap((grant) => grant[key] ?? [])),
  ];
  const [holderIds, productIds, postIds] = [distinct('holderId'), distinct('productId'), distinct('postId')];
  const rows = await Promise.all([
    productIds.length > 0 ? findOwned(ctx.db, holderIds, 'product_id', productIds) : [],
    postIds.length > 0 ? findOwned(ctx.db, holderIds, 'post_id', postIds) : [],
  ]);
  const held = new Set(rows.flat().map((row) => `${row.holder_id} ${row.subject_id}`));
  return once.filter(({ holderId, productId, postId }) => held.has(`${holderId} ${productId ?? postId}`));
}

/** Gives access to what was paid for; each right has its id. */
export function grantsWrite(ctx: Ctx, grants: readonly (Grant & { id: string })[]): Write | null {
  if (grants.length === 0) return null;
  return entitlementsWrite(grants, ctx.now);
}

/** Returns the entitlements of order lines, in any state of access; lines without a holding are left out. */
export async function heldByLines(ctx: Ctx, lineIds: readonly string[]): Promise<Held[]> {
  return lineIds.length > 0 ? (await listHeldByLines(ctx.db, lineIds)).map(presentHeld) : [];
}

const presentHeld = ({ id, order_line_id, product_id, type, granted_at }: HeldRow): Held => ({
  id,
  lineId: order_line_id,
  productId: product_id,
  type,
  grantedAt: granted_at,
});

/** Of which lines what was bought is used up: a post counts as used once it was read. */
export function readPosts(ctx: Ctx, lineIds: readonly string[]): Promise<Map<string, boolean>> {
  return findUsed(ctx.db, lineIds);
}

/** The access to what the caller holds. @throws AppError `not_found` for what they do not */
export async function holderAccess(ctx: MemberCtx, id: string): Promise<string> {
  return found(await findAccess(ctx.db, ctx.viewer.id, id));
}

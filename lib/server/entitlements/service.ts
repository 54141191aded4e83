import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { entitlementsWrite, findAccess, findOwned, type HeldRow, listHeldByLines } from './repo';

/** A product by a line of an order, and who is to hold it. */
export interface Grant {
  lineId: string;
  holderId: string;
  productId: string;
  /** nobody holds it twice: its kind says so */
  ownedOnce: boolean;
}

/** What somebody holds: a product of a type, since they got it. */
export interface Held {
  id: string;
  lineId: string | null;
  productId: string;
  type: string;
  grantedAt: Date;
}

/** Those of these that their holders hold already, and may hold once only; what is suspended may come back to them. */
export async function ownedAlready(ctx: Ctx, grants: readonly Grant[]): Promise<Grant[]> {
  const once = grants.filter(({ ownedOnce }) => ownedOnce);
  if (once.length === 0) return [];
  const distinct = (key: 'holderId' | 'productId') => [...new Set(once.map((grant) => grant[key]))];
  const rows = await findOwned(ctx.db, distinct('holderId'), distinct('productId'));
  const held = new Set(rows.map((row) => `${row.holder_id} ${row.product_id}`));
  return once.filter(({ holderId, productId }) => held.has(`${holderId} ${productId}`));
}

/** The rights to open what was paid, each with its id. */
export function grantsWrite(ctx: Ctx, grants: readonly (Grant & { id: string })[]): Write | null {
  if (grants.length === 0) return null;
  return entitlementsWrite(grants, ctx.now);
}

/** What is held by order lines, whatever the access to it is; lines by which nothing is held are left out. */
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

/** The access to what the caller holds. @throws AppError `not_found` for what they do not */
export async function holderAccess(ctx: MemberCtx, id: string): Promise<string> {
  return found(await findAccess(ctx.db, ctx.viewer.id, id));
}

import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { ProductCard } from '@/lib/contract/products';
import type { PurchaseCard } from '@/lib/contract/purchases';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getCardsOnceSeen, getProductCards } from '@/lib/server/products/cards';
import { LINK_SECONDS, readLink, signLink } from './links';
import {
  addDownload,
  entitlementsWrite,
  findBoughtFile,
  findOwned,
  findPurchase,
  listPurchases as listRows,
  type OpenedRow,
  type PurchaseRow,
} from './repo';

const DAY = 86_400_000;

/** A product by a line of an order, and who is to hold it. */
export interface Grant {
  lineId: string;
  holderId: string;
  productId: string;
  /** nobody holds it twice; else each line brings one more */
  ownedOnce: boolean;
}

/** Those of these that their holders hold already; what is suspended may come back to them. */
export async function ownedAlready(ctx: Ctx, grants: readonly Grant[]): Promise<Grant[]> {
  if (grants.length === 0) return [];
  const distinct = (key: 'holderId' | 'productId') => [...new Set(grants.map((grant) => grant[key]))];
  const rows = await findOwned(ctx.db, distinct('holderId'), distinct('productId'));
  const held = new Set(rows.map((row) => `${row.holder_id} ${row.product_id}`));
  return grants.filter(({ holderId, productId }) => held.has(`${holderId} ${productId}`));
}

/** The rights to open what was paid, each with its id. */
export function grantsWrite(ctx: Ctx, grants: readonly (Grant & { id: string })[]): Write | null {
  if (grants.length === 0) return null;
  const rows = grants.map(({ id, lineId, holderId, productId }) => ({ id, holderId, productId, lineId }));
  return entitlementsWrite(rows, ctx.now);
}

/** What the caller has bought, newest first, and in which state it is. */
export async function listPurchases(ctx: MemberCtx, page: PageQuery) {
  const rows = await listRows(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const idsOf = (isActive: boolean) =>
    kept.filter(({ access }) => (access === 'active') === isActive).map((row) => row.product_id);
  const [held, lost] = await Promise.all([
    getProductCards(ctx, idsOf(true)),
    getCardsOnceSeen(ctx, idsOf(false)),
  ]);
  const data = kept.flatMap((row): PurchaseCard[] => {
    const product = row.access === 'active' ? held.get(row.product_id) : lost.get(row.product_id)?.product;
    return product ? [cardWith(ctx, row, product)] : [];
  });
  return { data, nextCursor };
}

function cardWith(ctx: Ctx, row: PurchaseRow, product: ProductCard): PurchaseCard {
  const until = new Date(row.granted_at.getTime() + (row.refund_days ?? 0) * DAY);
  const status = (row.refund?.status ?? null) as NonNullable<PurchaseCard['refund']>['status'];
  // After one that failed, or that gave a part back, there is more to ask for.
  const isDecided = status === 'requested' || status === 'granted' || status === 'declined';
  const canAsk = row.access === 'active' && !isDecided && ctx.now <= until;
  return {
    _id: row.id,
    product,
    filesCount: row.access === 'active' ? row.files_count : 0,
    grantedAt: row.granted_at.toISOString(),
    access: row.access,
    use: row.kinds?.includes('video') ? 'watch' : row.kinds?.includes('audio') ? 'listen' : 'open',
    isDisputed: row.is_disputed,
    refund: row.refund && { ...row.refund, status, until: until.toISOString(), canAsk },
  };
}

/** A purchase of the caller's, opened; of one whose money is back, what became of it and no files. @throws AppError `not_found` */
export async function getPurchase(ctx: MemberCtx, id: string) {
  const row = found(await findPurchase(ctx.db, ctx.viewer.id, id));
  const product = found(await cardOf(ctx, row));
  const files = (row.files ?? []).map(({ id, ...file }) => ({ _id: id, ...file }));
  return {
    _id: row.id,
    product,
    files,
    filesCount: files.length,
    grantedAt: row.granted_at.toISOString(),
    orderId: row.order_id,
    access: row.access,
    version: row.version,
    refundDays: row.refund_days,
  };
}

// What is given back is seen as any other product that was on the market once.
async function cardOf(ctx: MemberCtx, { product_id: id, access }: OpenedRow) {
  if (access === 'active') return (await getProductCards(ctx, [id])).get(id);
  return (await getCardsOnceSeen(ctx, [id])).get(id)?.product;
}

/**
 * A link to one bought file, good for a minute.
 * @throws AppError `not_entitled` for whoever does not hold it: the same for a purchase of somebody else and for none
 */
export async function createDownloadLink(ctx: MemberCtx, id: string, fileId: string) {
  const target = { holderId: ctx.viewer.id, id, fileId };
  if (!(await findBoughtFile(ctx.db, target))) throw new AppError('not_entitled');
  const token = await signLink(target, ctx.now);
  return {
    url: `/api/downloads/${token}`,
    expiresAt: new Date(ctx.now.getTime() + LINK_SECONDS * 1000).toISOString(),
  };
}

/**
 * The file behind a link; the purchase is looked at again, so a link outlives no refund. Before any byte of it is given
 * out, `take` is to be asked: it notes that the file was used.
 * @param viewer whose browser asks
 * @throws AppError `forbidden` for a bad or old link and for another's, `not_entitled`
 */
export async function openDownload(ctx: Ctx, token: string, viewer: { id: string } | null) {
  const target = await readLink(token, ctx.now);
  if (viewer?.id !== target.holderId) throw new AppError('forbidden');
  const file = await findBoughtFile(ctx.db, target);
  if (!file) throw new AppError('not_entitled');
  const { id, fileId } = target;
  const take = async (isBegun: boolean) => {
    if (!(await addDownload(ctx.db, { id, fileId, isBegun, now: ctx.now })))
      throw new AppError('not_entitled');
  };
  return { ...file, take };
}

import 'server-only';
import type { z } from 'zod';
import type { PageQuery } from '@/lib/contract/fields';
import { unitOf } from '@/lib/contract/kinds/types';
import type { ProductCard } from '@/lib/contract/products';
import type { BoughtPost, BoughtProduct, PurchaseCard, PurchaseView } from '@/lib/contract/purchases';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { presentImage } from '@/lib/server/files/service';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { kindOf } from '@/lib/server/kinds';
import { askKinds } from '@/lib/server/kinds/ask-kinds';
import { openFiles } from '@/lib/server/kinds/files/room';
import type { Facts } from '@/lib/server/kinds/port';
import { behindOf } from '@/lib/server/paid-posts/paid-part';
import { getCardsOnceSeen, getProductCards } from '@/lib/server/products/cards';
import { presentPerson } from '@/lib/server/users/present';
import { DAY } from '@/lib/shared/time';
import { type BoughtPostRow, findPurchase, listPurchases as listRows, type PurchaseRow } from './repo';

/** The caller's purchases, newest first, with their states. */
export async function listPurchases(ctx: MemberCtx, page: PageQuery) {
  const rows = await listRows(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  return { data: await presentPurchases(ctx, kept), nextCursor };
}

/** Returns one purchase of the caller; for one whose money is back, how that went. @throws AppError `not_found` */
export async function getPurchase(ctx: MemberCtx, id: string): Promise<z.output<typeof PurchaseView>> {
  const row = found(await findPurchase(ctx.db, ctx.viewer.id, id));
  const [card] = await presentPurchases(ctx, [row]);
  const purchase = found(card);
  const sale = { orderId: row.order_id, refundDays: row.refund && row.refund_days };
  if (purchase.post) return { ...purchase, ...sale, version: row.post?.version ?? 1, files: [] };
  // Kept for one release, besides the kind's own address.
  const files = purchase.kind === 'files' ? await openFiles(ctx, id) : [];
  return { ...purchase, ...sale, version: row.version ?? 1, files };
}

async function presentPurchases(ctx: MemberCtx, rows: readonly PurchaseRow[]): Promise<PurchaseCard[]> {
  const idsOf = (isActive: boolean) =>
    rows.flatMap((row) => ((row.access === 'active') === isActive ? (row.product_id ?? []) : []));
  const [held, lost, facts] = await Promise.all([
    getProductCards(ctx, idsOf(true)),
    // A refunded purchase shows its product like any other that was on the market once.
    getCardsOnceSeen(ctx, idsOf(false)),
    factsOf(ctx, rows),
  ]);
  return rows.flatMap((row): PurchaseCard[] => {
    const { product_id: id, post } = row;
    if (post) return [presentPost(ctx, row, post)];
    if (!id) return [];
    const product = row.access === 'active' ? held.get(id) : lost.get(id)?.product;
    return product ? [presentProduct(ctx, row, product, facts.get(row.id))] : [];
  });
}

function factsOf(ctx: MemberCtx, rows: readonly PurchaseRow[]) {
  const held = rows.flatMap(({ id, product_id: productId, type, granted_at: grantedAt }) =>
    productId && type ? [{ id, lineId: null, productId, type, grantedAt }] : [],
  );
  return askKinds(held, (kind, own) => kind.purchases.facts(ctx, own));
}

function presentProduct(
  ctx: MemberCtx,
  row: PurchaseRow,
  product: ProductCard,
  facts: Facts = { use: 'open', count: 0 },
): BoughtProduct {
  const { name: kind } = kindOf(product.type);
  const count = row.access === 'active' ? facts.count : 0;
  return {
    ...presentPurchase(ctx, row),
    product,
    post: null,
    kind,
    holds: { count, unit: facts.unit ?? unitOf(product.type) },
    filesCount: kind === 'files' ? count : 0,
    use: facts.use,
  };
}

function presentPost(ctx: MemberCtx, row: PurchaseRow, post: BoughtPostRow): BoughtPost {
  const { id, title, author, price: amount, currency, cover, visible, words, images, files } = post;
  return {
    ...presentPurchase(ctx, row),
    product: null,
    post: {
      _id: id,
      title,
      author: presentPerson(author, ctx.locale),
      price: { amount, currency },
      behind: behindOf({ words, images, files }),
      cover: cover && presentImage(cover),
      isRead: row.uses > 0,
      isVisible: visible,
    },
    kind: null,
    use: 'read',
  };
}

/** What purchases of all kinds have: their state, and the refund. */
function presentPurchase(ctx: MemberCtx, row: PurchaseRow) {
  const until = new Date(row.granted_at.getTime() + (row.refund_days ?? 0) * DAY);
  const status = (row.refund?.status ?? null) as NonNullable<PurchaseCard['refund']>['status'];
  // After a refund that failed, or that gave only a part back, there is more to ask for.
  const isDecided = status === 'requested' || status === 'granted' || status === 'declined';
  const canAsk = row.access === 'active' && !isDecided && ctx.now <= until;
  return {
    _id: row.id,
    grantedAt: row.granted_at.toISOString(),
    access: row.access,
    isDisputed: row.is_disputed,
    cancelledFor: row.ended_for as PurchaseCard['cancelledFor'],
    refund: row.refund && { ...row.refund, status, until: until.toISOString(), canAsk },
  };
}

import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Content } from '@/lib/contract/kinds/contents';
import { isTimed } from '@/lib/contract/kinds/types';
import type * as contract from '@/lib/contract/products';
import type { ProductView } from '@/lib/contract/products';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { assertOwnImages } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { checkContent, outlineOf, type Typed } from '@/lib/server/kinds/content';
import { kindOf } from '@/lib/server/kinds/index';
import { mayChange } from '@/lib/server/products/policy';
import type { ProductPage } from '@/lib/server/products/present';
import { holdOwnProduct, moveProduct, recountRatings } from '@/lib/server/products/state';
import { getProductPage } from '@/lib/server/products/view';
import { CURRENCY } from '@/lib/shared/currency';
import { missingOf } from './missing-parts';
import { changingParts, emptyProduct } from './parts';
import {
  bumpVersion,
  hasCategory,
  holdRole,
  insertProduct,
  type ProductChange,
  replaceGallery,
  updateProduct as updateRow,
} from './repo';

type Body = Partial<Parsed<typeof contract.updateProduct>['body']>;
type Priced = Body & { priceIsFrom?: boolean };

/** Returns one product as the caller may see it. @throws AppError `not_found` */
export async function getProduct(ctx: Ctx, id: string): Promise<ProductView> {
  const page = await getProductPage(ctx, id);
  const { _id, type } = page;
  const [outline, isBuyable] = await Promise.all([
    outlineOf(ctx, { id: _id, type }),
    isStillBuyable(ctx, page),
  ]);
  return {
    ...page,
    can: { ...page.can, buy: isBuyable },
    kind: outline.kind,
    outline,
    // Kept for one release, together with the outline.
    files: outline.kind === 'files' ? outline.files : [],
    missing: page.isMine ? missingOf(page, outline) : null,
  };
}

/** What is bought each time is not always bought again by who has it: its kind says so. */
async function isStillBuyable({ viewer, ...ctx }: Ctx, page: ProductPage): Promise<boolean> {
  if (!viewer || !page.can.buy || page.entitlementId === null) return page.can.buy;
  const quotes = await kindOf(page.type).sale?.quotes?.({ ...ctx, viewer }, [page._id]);
  return !quotes?.get(page._id)?.isOwned;
}

/**
 * Creates a draft.
 * @throws AppError `not_found` for files or a category that the caller cannot use, `invalid` for the content of another
 *   kind
 */
export async function createProduct(ctx: MemberCtx, sent: Parsed<typeof contract.createProduct>['body']) {
  const body = { ...sent, ...termsOf(sent.type, sent) };
  return inTransaction(ctx, async (ctx) => {
    const product = { id: newId(), type: body.type, version: 1 };
    await assertParts(ctx, product.type, body);
    const change = { ...columns(body), title: body.title };
    await insertProduct(ctx.db, { ...change, ...product, ownerId: ctx.viewer.id, now: ctx.now });
    await writeParts(ctx, product, body);
    return getProduct(ctx, product.id);
  });
}

/**
 * Changes one of the caller's products; fields left out stay as they are. New content of a published product makes a
 * new version.
 * @throws AppError `not_found`, `forbidden` while it is taken down and for former creators, `not_publishable` when a
 *   published one would lack something
 */
export async function updateProduct(ctx: MemberCtx, id: string, sent: Body): Promise<ProductView> {
  return inTransaction(ctx, async (ctx) => {
    const before = await holdOwnProduct(ctx, id);
    const body = { ...sent, ...termsOf(before.type, sent), ...(await daysOf(ctx, before, sent)) };
    if (!mayChange(ctx.viewer, before)) throw new AppError('forbidden');
    await assertParts(ctx, before.type, body);
    await changingParts(ctx, before, async () => {
      await updateRow(ctx.db, id, columns(body), ctx.now);
      // Ratings by members who got it free count only while it costs nothing.
      const price = body.price?.amount ?? before.price_amount;
      if (price > 0 !== before.price_amount > 0) await recountRatings(ctx, [id]);
      const isNewVersion = before.status !== 'draft' && (await hasNewContent(ctx, before, body));
      if (isNewVersion) await bumpVersion(ctx.db, id);
      await writeParts(ctx, { ...before, version: before.version + Number(isNewVersion) }, body);
    });
    const after = await getProduct(ctx, id);
    if (before.status === 'published') refuseIncomplete(after);
    touchProduct(ctx, id);
    return after;
  });
}

/**
 * Publishes one of the caller's products, or takes it off the market; buyers keep access.
 * @throws AppError `not_found`, `not_publishable` naming what is missing
 */
export async function publishProduct(ctx: MemberCtx, id: string, published: boolean): Promise<ProductView> {
  return inTransaction(ctx, async (ctx) => {
    // If the role is taken away at this very moment, either that comes first, or it takes this product off the market,
    // too.
    const role = (await holdRole(ctx.db, ctx.viewer.id)) ?? 'MEMBER';
    const product = await holdOwnProduct(ctx, id);
    // A member who lost the role may still take their products off the market.
    if (!mayChange({ role: published ? role : 'CREATOR' }, product)) throw new AppError('forbidden');
    if (published) refuseIncomplete(await getProduct(ctx, id));
    const isOnMarket = product.status === 'published';
    if (published !== isOnMarket && (published || product.status !== 'draft')) {
      await moveProduct(ctx, product, published ? 'published' : 'unpublished');
      if (published) await kindOf(product.type).content.published?.(ctx, id);
    }
    touchProduct(ctx, id, !published);
    return getProduct(ctx, id);
  });
}

/** Deletes one of the caller's products; buyers keep access. @throws AppError `not_found` */
export async function deleteProduct(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const product = await holdOwnProduct(ctx, id);
    await moveProduct(ctx, product, 'deleted');
    if (product.published_at === null) await emptyProduct(ctx, product);
    touchProduct(ctx, id, true);
    return { done: true };
  });
}

/** What the content says about the sale, instead of what was sent: for kinds that have prices in their content. */
function termsOf(type: string, body: Body): Pick<Priced, 'price' | 'priceIsFrom' | 'refundDays'> {
  const { terms } = kindOf(type).content;
  if (!terms) return {};
  const content = contentOf(body);
  if (content?.kind !== kindOf(type).name) return { price: undefined, refundDays: undefined };
  const { price, isFrom, refundDays } = terms(content);
  return {
    price: price === null ? undefined : { amount: price, currency: CURRENCY },
    priceIsFrom: isFrom,
    ...(refundDays === undefined ? {} : { refundDays }),
  };
}

/** For how many days the money goes back, where that alone was sent: what is sold by times has rules of its own. */
async function daysOf(
  ctx: Ctx,
  product: Typed,
  { refundDays, ...body }: Body,
): Promise<Pick<Body, 'refundDays'>> {
  if (refundDays === undefined || contentOf(body) || isTimed(await outlineOf(ctx, product))) return {};
  return { refundDays };
}

function columns(body: Priced): ProductChange {
  const change: ProductChange = {
    title: body.title,
    description: body.description,
    price_amount: body.price?.amount,
    price_is_from: body.priceIsFrom,
    currency: body.price?.currency,
    has_price: body.price && true,
    category_id: body.categoryId,
    tags: body.tags,
    outcomes: body.outcomes,
    audience: body.audience,
    cover_id: body.coverId,
    refund_days: body.refundDays,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

async function assertParts(ctx: MemberCtx, type: string, body: Body): Promise<void> {
  const images = [body.coverId ?? [], (body.gallery ?? []).map(({ fileId }) => fileId)].flat();
  await assertOwnImages(ctx, images);
  const content = contentOf(body);
  if (content) await checkContent(ctx, type, content);
  if (body.categoryId && !(await hasCategory(ctx.db, body.categoryId))) {
    throw new AppError('invalid', { fields: { categoryId: 'validation:invalid' } });
  }
}

/** The content in a request; for one release also as the product's `files`. */
function contentOf({ content, files }: Body): Content | undefined {
  return content ?? (files && { kind: 'files', files });
}

interface Made {
  id: string;
  type: string;
  version: number;
}

async function hasNewContent(ctx: MemberCtx, { id, type }: Made, body: Body): Promise<boolean> {
  const content = contentOf(body);
  return content !== undefined && kindOf(type).content.isNewVersion(ctx, id, content);
}

async function writeParts(ctx: MemberCtx, { id, type, version }: Made, body: Body): Promise<void> {
  const content = contentOf(body);
  if (content) await kindOf(type).content.write(ctx, { id, version }, content);
  if (body.gallery) await replaceGallery(ctx.db, id, body.gallery);
}

function refuseIncomplete({ missing }: ProductView): void {
  const fields = (missing ?? []).map(({ field, message }) => [field, message]);
  if (fields.length > 0) throw new AppError('not_publishable', { fields: Object.fromEntries(fields) });
}

/** @param isGone it left the market: pages of other products may show it */
function touchProduct(ctx: MemberCtx, id: string, isGone = false): void {
  const more = isGone ? ['market'] : [];
  ctx.afterCommit(() => touch([`product:${id}`, `user:${ctx.viewer.id}`, 'lists', ...more]));
}

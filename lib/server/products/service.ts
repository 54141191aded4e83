import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/products';
import type { ProductView } from '@/lib/contract/products';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { cleanFileName } from '@/lib/server/files/file-name';
import { assertOwnImages, assertOwnProductFiles } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { changingParts, emptyProduct } from './parts';
import { mayChange } from './policy';
import { presentProduct } from './present';
import {
  bumpVersion,
  findOwnProduct,
  hasCategory,
  holdRole,
  insertProduct,
  listFileIds,
  type ProductChange,
  replaceFiles,
  replaceGallery,
  unpublishAll,
  updateProduct as updateRow,
  updateStatus,
} from './repo';
import { refreshRatings } from './repo-counts';
import { findProduct } from './repo-views';

const MOST_OF_SAMPLES = 50 * 1024 ** 2;

type Body = Partial<Parsed<typeof contract.updateProduct>['body']>;

/** One product as the caller may see it. @throws AppError `not_found` */
export async function getProduct(ctx: Ctx, id: string): Promise<ProductView> {
  const viewerId = ctx.viewer?.id ?? null;
  return presentProduct(found(await findProduct(ctx.db, id, viewerId)), ctx.viewer, ctx.locale);
}

/** Creates a draft. @throws AppError `not_found` for files or a category that are not there for the caller */
export async function createProduct(ctx: MemberCtx, body: Parsed<typeof contract.createProduct>['body']) {
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    await assertParts(ctx, body);
    const change = { ...columns(body), title: body.title };
    await insertProduct(ctx.db, { ...change, id, ownerId: ctx.viewer.id, type: body.type, now: ctx.now });
    await writeParts(ctx, id, body, 1);
    const product = await getProduct(ctx, id);
    refuseLargeSamples(product);
    return product;
  });
}

/**
 * Changes an own product; fields left out stay as they are, and new files of a published one make a new version.
 * @throws AppError `not_found`, `forbidden` while it is taken down and for former creators, `not_publishable` when a published one would lack
 *   something
 */
export async function updateProduct(ctx: MemberCtx, id: string, body: Body): Promise<ProductView> {
  return inTransaction(ctx, async (ctx) => {
    const before = found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
    if (!mayChange(ctx.viewer, before)) throw new AppError('forbidden');
    await assertParts(ctx, body);
    await changingParts(ctx, id, async () => {
      await updateRow(ctx.db, id, columns(body), ctx.now);
      // Those who got it for nothing are heard only while it costs nothing.
      const price = body.price?.amount ?? before.price_amount;
      if (price > 0 !== before.price_amount > 0) await refreshRatings(ctx.db, [id]);
      const isNewVersion = await hasNewFiles(ctx, id, before.status, body);
      if (isNewVersion) await bumpVersion(ctx.db, id);
      await writeParts(ctx, id, body, before.version + Number(isNewVersion));
    });
    const after = await getProduct(ctx, id);
    if (body.files) refuseLargeSamples(after);
    if (before.status === 'published') refuseIncomplete(after);
    touchProduct(ctx, id);
    return after;
  });
}

/**
 * Publishes an own product, or takes it off the market; buyers keep access.
 * @throws AppError `not_found`, `not_publishable` naming what is missing
 */
export async function publishProduct(ctx: MemberCtx, id: string, published: boolean): Promise<ProductView> {
  return inTransaction(ctx, async (ctx) => {
    // Taken away at this very moment, the role is gone first, or what is published here is taken off the market with it.
    const role = (await holdRole(ctx.db, ctx.viewer.id)) ?? 'MEMBER';
    const product = found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
    // Whoever lost the role may still take what they sell off the market.
    if (!mayChange({ role: published ? role : 'CREATOR' }, product)) throw new AppError('forbidden');
    if (published) refuseIncomplete(await getProduct(ctx, id));
    const isOnMarket = product.status === 'published';
    if (published !== isOnMarket && (published || product.status !== 'draft')) {
      await updateStatus(ctx.db, product, published ? 'published' : 'unpublished', ctx.now);
    }
    touchProduct(ctx, id, !published);
    return getProduct(ctx, id);
  });
}

/** Takes everything off the market that somebody sells; buyers keep access. For sellers who lost the role. */
export async function takeOffMarket(ctx: Ctx, ownerId: string): Promise<void> {
  const ids = await unpublishAll(ctx.db, ownerId, ctx.now);
  if (ids.length === 0) return;
  ctx.afterCommit(() => touch([...ids.map((id) => `product:${id}`), `user:${ownerId}`, 'lists', 'market']));
}

/** Deletes an own product; buyers keep access. @throws AppError `not_found` */
export async function deleteProduct(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const product = found(await findOwnProduct(ctx.db, id, ctx.viewer.id));
    await updateStatus(ctx.db, product, 'deleted', ctx.now);
    if (product.published_at === null) await emptyProduct(ctx, id);
    touchProduct(ctx, id, true);
    return { done: true };
  });
}

function columns(body: Body): ProductChange {
  const change: ProductChange = {
    title: body.title,
    description: body.description,
    price_amount: body.price?.amount,
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

async function assertParts(ctx: MemberCtx, body: Body): Promise<void> {
  const images = [body.coverId ?? [], (body.gallery ?? []).map(({ fileId }) => fileId)].flat();
  await assertOwnImages(ctx, images);
  await assertOwnProductFiles(
    ctx,
    (body.files ?? []).map(({ fileId }) => fileId),
  );
  if (body.categoryId && !(await hasCategory(ctx.db, body.categoryId))) {
    throw new AppError('invalid', { fields: { categoryId: 'validation:invalid' } });
  }
}

async function hasNewFiles(ctx: MemberCtx, id: string, status: string, body: Body): Promise<boolean> {
  if (!body.files || status === 'draft') return false;
  const known = new Set(await listFileIds(ctx.db, id));
  return body.files.some(({ fileId }) => !known.has(fileId));
}

async function writeParts(ctx: MemberCtx, id: string, body: Body, version: number): Promise<void> {
  if (body.files) {
    const files = body.files.map(({ fileId, name, isFree = false }) => {
      return { fileId, name: cleanFileName(name), isFree, id: newId() };
    });
    await replaceFiles(ctx.db, id, files, version, ctx.now);
  }
  if (body.gallery) await replaceGallery(ctx.db, id, body.gallery);
}

// What a buyer must be able to see before paying. The message says what to do, not only that something is missing.
function refuseIncomplete(product: ProductView): void {
  const missing: [field: string, isMissing: boolean, message: string][] = [
    ['title', product.title === '', 'validation:required'],
    ['description', product.description === '', 'validation:required'],
    ['price.amount', !product.hasPrice, 'validation:price'],
    ['categoryId', product.category === null, 'validation:categoryMissing'],
    ['coverId', product.cover === null, 'validation:coverMissing'],
    ['files', product.files.length === 0, 'validation:filesMissing'],
    ['files', isAllGiven(product), 'validation:filesAllFree'],
  ];
  const fields = missing.flatMap(([field, isMissing, message]) => (isMissing ? [[field, message]] : []));
  if (fields.length > 0) throw new AppError('not_publishable', { fields: Object.fromEntries(fields) });
}

function isAllGiven({ files, price }: ProductView): boolean {
  return price.amount > 0 && files.length > 0 && files.every(({ isFree }) => isFree);
}

/** @throws AppError `invalid` for samples that are more than a taste: they are sent to anybody, as often as they like */
function refuseLargeSamples({ files }: ProductView): void {
  const size = files.reduce((sum, file) => sum + (file.isFree ? file.size : 0), 0);
  if (size > MOST_OF_SAMPLES)
    throw new AppError('invalid', { fields: { files: 'validation:sampleTooLarge' } });
}

/** @param isGone it left the market: pages of other products may show it */
function touchProduct(ctx: MemberCtx, id: string, isGone = false): void {
  const more = isGone ? ['market'] : [];
  ctx.afterCommit(() => touch([`product:${id}`, `user:${ctx.viewer.id}`, 'lists', ...more]));
}

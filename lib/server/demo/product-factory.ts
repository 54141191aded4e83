import 'server-only';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Parsed } from '@/lib/contract/endpoint';
import type { createProduct as contract } from '@/lib/contract/products';
import { clock } from '@/lib/server/clock';
import type { Db } from '@/lib/server/ctx';
import { type Renditions, renditions } from '@/lib/server/files/images';
import { storeProductFile, storeRenditions } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { createProduct, deleteProduct, publishProduct } from '@/lib/server/making/service';
import { ctxOf } from './people-factory';

let made = 0;

type Body = Parsed<typeof contract>['body'];

interface GivenProduct extends Partial<Omit<Body, 'price' | 'files' | 'coverId'>> {
  /** minor units; 0 is free */
  price?: number;
  /** false for none */
  cover?: boolean;
  /** the files it sells: one small file where nothing is given */
  files?: readonly { name: string; content: Buffer }[];
  status?: 'draft' | 'published' | 'unpublished' | 'deleted';
  at?: Date;
}

/**
 * Makes a product with a stored file and a cover through the services, published where nothing else is given; its owner
 * becomes a creator. The files are stored in the storage of the settings, so a test sets DATA_DIR first.
 */
export async function makeProduct(db: Db, owner: { id: string }, given: GivenProduct = {}) {
  const { price = 1900, cover = true, files, status = 'published', at = clock.now(), ...body } = given;
  const number = ++made;
  const ctx = ctxOf(db, { id: owner.id, role: 'CREATOR' }, at);
  await db
    .updateTable('users')
    .set({ role: 'CREATOR' })
    .where('id', '=', owner.id)
    .where('role', '=', 'MEMBER')
    .execute();
  const sold = files ?? [{ name: `دليل ${number}.pdf`, content: Buffer.from(`%PDF-1.4\n% ${number}\n`) }];
  const fileIds: string[] = [];
  for (const { name, content } of sold) {
    fileIds.push((await storeProductFile(ctx, name, Readable.from([content])))._id);
  }
  const { _id: id, title } = await createProduct(ctx, {
    type: 'guide_ebook',
    title: `دليل رقم ${number}`,
    description: 'كل ما تحتاجه لتبدأ.',
    categoryId: 'design',
    ...body,
    price: { amount: price, currency: 'USD' },
    coverId: cover ? await makeCover(db, owner.id) : undefined,
    files: fileIds.map((fileId, index) => ({ fileId, name: sold[index]?.name ?? '' })),
  });
  if (status !== 'draft') await publishProduct(ctx, id, true);
  if (status === 'unpublished') await publishProduct(ctx, id, false);
  if (status === 'deleted') await deleteProduct(ctx, id);
  return { id, ownerId: owner.id, title, price: { amount: price, currency: 'USD' }, fileIds };
}

/** Encoded once: that takes nearly half as long as everything else about a product. */
let coverImage: Promise<Renditions> | undefined;

/** Stores a very small picture. @returns its id */
export async function makeCover(db: Db, ownerId: string): Promise<string> {
  coverImage ??= renditions(sharp({ create: { width: 8, height: 6, channels: 3, background: '#1d6b5f' } }));
  return (await storeRenditions(ctxOf(db, { id: ownerId }), 'cover.webp', await coverImage))._id;
}

/** Gives somebody a product as if they had bought it. @returns the entitlement's id */
export async function makeEntitlement(db: Db, holderId: string, productId: string): Promise<string> {
  const id = newId();
  const row = { id, holder_id: holderId, product_id: productId, granted_at: clock.now() };
  await db.insertInto('entitlements').values(row).execute();
  return id;
}

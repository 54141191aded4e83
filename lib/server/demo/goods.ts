import 'server-only';
import { Readable } from 'node:stream';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { storeProductFile, storeRenditions } from '@/lib/server/files/service';
import { createProduct, publishProduct } from '@/lib/server/making/service';
import { fillHours, offerContent } from './bookings';
import { DEMO_PRODUCTS } from './content';
import { courseContent, fillCourse } from './courses';
import type { Drawn } from './drawn-pictures';
import type { DemoFile } from './files';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import { fillAssessment } from './quizzes';
import { publishedAt } from './times';
import { assessmentOf, workshopContent } from './workshops';

/** Makes and publishes the demo's products through the services, oldest first. @returns their ids by key */
export async function fillProducts(
  db: Db,
  people: Map<string, Member>,
  drawn: Drawn,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const product of DEMO_PRODUCTS) {
    const owner = people.get(product.owner);
    const made = drawn.products.get(product.key);
    if (!owner || !made) continue;
    const ctx = ctxOf(db, owner, publishedAt(product, now));
    const cover = await storeRenditions(ctx, `${product.key}.webp`, made.cover);
    const course = courseContent(product.key);
    const content =
      course ??
      offerContent(product.key) ??
      workshopContent(product.key, now) ??
      (await filesContent(ctx, made.files));
    const { _id } = await createProduct(ctx, {
      type: product.type as 'other',
      title: product.title,
      description: product.description,
      outcomes: product.outcomes ?? [],
      audience: product.audience ?? [],
      price: { amount: product.price, currency: 'USD' },
      categoryId: product.category,
      tags: product.tags,
      coverId: cover._id,
      content,
      refundDays: 14,
    });
    await fillHours(ctx, product.key);
    const placed = assessmentOf(product.key);
    if (placed) await fillAssessment(ctx, { id: _id, placed }, product.key);
    if (course) await fillCourse(ctx, _id, product.key, made.files[0]);
    await publishProduct(ctx, _id, true);
    ids.set(product.key, _id);
  }
  return ids;
}

/** Stores the files that a product sells. */
async function filesContent(ctx: MemberCtx, made: readonly DemoFile[]) {
  const files = [];
  for (const file of made) {
    const stored = await storeProductFile(ctx, file.name, Readable.from([file.content]));
    files.push({ fileId: stored._id, name: stored.name, isFree: false });
  }
  return { kind: 'files' as const, files };
}

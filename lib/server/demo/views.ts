import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { type Count, insertCounts } from '@/lib/server/views/figures';
import { DAY } from '@/lib/shared/time';
import { DEMO_PRODUCTS, type DemoProduct } from './content';
import type { Member } from './people';
import { seeded } from './random';

const DAYS = 75;

/** Where the demo's visitors come from, and how often; names of other sites as browsers send them. */
const SOURCES = [
  { source: 'search', host: 'google.com', often: 30 },
  { source: 'direct', host: '', often: 18 },
  { source: 'explore', host: '', often: 12 },
  { source: 'social', host: 'x.com', often: 11 },
  { source: 'post', host: '', often: 9 },
  { source: 'marketplace', host: '', often: 8 },
  { source: 'social', host: 'instagram.com', often: 6 },
  { source: 'profile', host: '', often: 4 },
  { source: 'search', host: 'bing.com', often: 2 },
  { source: 'other', host: 'blog.example.org', often: 2 },
] as const;

/**
 * Some weeks of views of the demo's products: more in the middle of the week, slowly rising, with a few days that stand
 * out.
 */
export async function fillViews(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  const counts = DEMO_PRODUCTS.flatMap((product) => {
    const [productId, ownerId] = [products.get(product.key), people.get(product.owner)?.id];
    return productId && ownerId ? viewsOf(product, productId, ownerId, now) : [];
  });
  await insertCounts(db, counts);
}

function viewsOf({ key, publishedDaysAgo }: DemoProduct, productId: string, ownerId: string, now: Date) {
  const random = seeded(`views of ${key}`);
  const liked = random.between(2, 9);
  const all: Count[] = [];
  for (let ago = Math.min(DAYS, publishedDaysAgo); ago >= 0; ago--) {
    const at = new Date(now.getTime() - ago * DAY);
    const day = at.toISOString().slice(0, 10);
    const isWeekend = at.getUTCDay() === 5 || at.getUTCDay() === 6;
    const rise = 1 + (DAYS - ago) / DAYS;
    const burst = random.next() > 0.96 ? 2.6 : 1;
    const views = Math.round(liked * rise * burst * (isWeekend ? 0.6 : 1) * random.between(0.6, 1.3));
    for (const { source, host, often } of SOURCES) {
      const some = Math.round((views * often) / 100 + random.between(-0.45, 0.35));
      if (some < 1) continue;
      all.push({ kind: 'product', day, ownerId, productId, source, host: '', views: some });
      // Some visitors look at more than one product.
      const alone = Math.max(Math.round(some * 0.8), 1);
      all.push({ kind: 'shop', day, ownerId, productId: null, source, host, views: alone });
    }
  }
  return all;
}

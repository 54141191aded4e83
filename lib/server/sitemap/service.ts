import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { paths } from '@/lib/shared/paths';
import { slugOf } from '@/lib/shared/slug';
import { listPersonAddresses, listPostAddresses, listProductAddresses } from './repo';

export interface SitemapEntry {
  /** below the public address */
  path: string;
  changedAt: Date | null;
}

/** A sitemap may hold 50,000 addresses; three lists of these and the few fixed pages stay below. */
const MOST_OF_EACH = 15_000;

const FIXED = [
  paths.guest(),
  paths.explore(),
  paths.explore('users'),
  paths.explore('posts'),
  paths.marketplace(),
  paths.about(),
  paths.privacyPolicy(),
  paths.termsAndConditions(),
];

/** Every address that search engines should know: the public pages, products, people and public posts. */
export async function getSitemap(ctx: Ctx): Promise<SitemapEntry[]> {
  const [products, people, posts] = await Promise.all([
    listProductAddresses(ctx.db, MOST_OF_EACH),
    listPersonAddresses(ctx.db, MOST_OF_EACH),
    listPostAddresses(ctx.db, MOST_OF_EACH),
  ]);
  return [
    ...FIXED.map((path) => ({ path, changedAt: null })),
    ...products.map((row) => ({ path: paths.product(row.id, slugOf(row.title)), changedAt: row.changed_at })),
    ...people.map((row) => ({ path: paths.user(row.id), changedAt: row.changed_at })),
    ...posts.map((row) => ({ path: paths.post(row.id), changedAt: row.changed_at })),
  ];
}

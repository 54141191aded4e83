import 'server-only';
import { Id } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { paths } from '@/lib/shared/paths';
import { slugOf } from '@/lib/shared/slug';
import { type AddressRow, KINDS, type Kind, listPart, listPartStarts } from './repo';

export interface SitemapEntry {
  /** relative to the public address */
  path: string;
  changedAt: Date | null;
}

/** The protocol allows 50,000 addresses in a part; these, in two languages, are some 3 MB and kept for an hour. */
const PART_SIZE = 2_500;

const FIXED = 'pages';
const FIXED_PATHS = [
  paths.guest(),
  paths.explore(),
  paths.explore('users'),
  paths.explore('posts'),
  paths.marketplace(),
  paths.about(),
  paths.privacyPolicy(),
  paths.termsAndConditions(),
];

const PATH_OF: Record<Kind, (row: AddressRow) => string> = {
  products: ({ id, title }) => paths.product(id, slugOf(title)),
  people: ({ id }) => paths.user(id),
  posts: ({ id }) => paths.post(id),
};

/** Addresses of all parts, which together list every public page, product, person and post. */
export async function getSitemapIndex(ctx: Ctx, size = PART_SIZE): Promise<string[]> {
  const starts = await Promise.all(
    KINDS.map(async (kind) => (await listPartStarts(ctx.db, kind, size)).map((id) => `${kind}-${id}`)),
  );
  return [FIXED, ...starts.flat()].map(paths.sitemapPart);
}

/** Returns one part by its name, as the index writes it; null for an unknown name. */
export async function getSitemapPart(
  ctx: Ctx,
  name: string,
  size = PART_SIZE,
): Promise<SitemapEntry[] | null> {
  if (name === FIXED) return FIXED_PATHS.map((path) => ({ path, changedAt: null }));
  const [, kind, from] = /^([a-z]+)-(.{36})$/.exec(name) ?? [];
  const known = KINDS.find((one) => one === kind);
  if (!known || !Id.safeParse(from).success) return null;
  const rows = await listPart(ctx.db, known, from ?? '', size);
  // A part is named by its first address; any other id would be one more page to render and store.
  if (rows[0]?.id !== from) return null;
  return rows.map((row) => ({ path: PATH_OF[known](row), changedAt: row.changed_at }));
}

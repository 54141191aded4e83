import 'server-only';
import { sql } from 'kysely';
import type { COURSE_LENGTHS, PRODUCT_SORTS, SOUGHT_LEVELS } from '@/lib/contract/choices';
import type { ProductType } from '@/lib/contract/products';
import type { Db } from '@/lib/server/ctx';
import { notApart, notApartOrMuted } from '@/lib/server/db/apart';
import { earnsBy } from '@/lib/server/db/earns-by';
import { isMostlyOne } from '@/lib/server/db/is-among';
import { commentsCountFor } from '@/lib/server/db/listed-comments';
import type { PersonRow } from '@/lib/server/users/present';
import { HOUR, SECOND } from '@/lib/shared/time';

export interface CardRow extends Omit<PersonRow, 'id'> {
  id: string;
  owner_id: string;
  type: string;
  title: string;
  price_amount: number;
  price_is_from: boolean;
  currency: string;
  status: string;
  ratings_count: number;
  ratings_sum: number;
  sales_count: number;
  cover_id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  /** the viewer's newest one */
  entitlement_id: string | null;
  /** the viewer has it, and it cannot be bought again */
  is_owned_once: boolean;
  /** published, by a member whose account is active, and the two have not blocked each other */
  on_market: boolean;
  /** the viewer has a share of each sale */
  viewer_earns: boolean;
}

const onMarket = (viewerId: string | null) =>
  sql`(p.status = 'published' and u.status = 'active' and ${notApart(viewerId, 'u.id')})`;

const isSeller = (viewerId: string | null, now: Date) =>
  earnsBy(sql`p.owner_id`, sql`${viewerId}::uuid`, now);

const card = (
  viewerId: string | null,
  now: Date,
) => sql`p.id, p.owner_id, p.type, p.title, p.price_amount, p.price_is_from, p.currency, p.status, p.ratings_count,
  p.ratings_sum, p.sales_count, p.cover_id, f.width, f.height, f.widths, e.id as entitlement_id,
  coalesce(e.owned_once, false) as is_owned_once, ${onMarket(viewerId)} as on_market,
  ${isSeller(viewerId, now)} as viewer_earns, u.name, u.handle, u.headline, u.profile_pic_id, u.role, u.account_type`;

const cardTables = (viewerId: string | null) => sql`products p
  join users u on u.id = p.owner_id
  left join files f on f.id = p.cover_id
  left join lateral (select id, owned_once from entitlements
    where holder_id = ${viewerId}::uuid and product_id = p.id and status = 'active' order by id desc limit 1) e on true`;

// Products on the market are for all; the rest are for their owner, until they are deleted, and always for those who
// bought them.
const visible = (viewerId: string | null) =>
  sql`(${onMarket(viewerId)} or e.id is not null or (p.owner_id = ${viewerId}::uuid and p.status <> 'deleted'))`;

/** Products with everything that their cards show, in one query for all; only those the viewer may see. */
export async function findCards(
  db: Db,
  ids: readonly string[],
  viewerId: string | null,
  now: Date,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select ${card(viewerId, now)} from ${cardTables(viewerId)}
    where p.id = any(${[...ids]}::uuid[]) and ${visible(viewerId)}`.execute(db);
  return rows;
}

/** The same for products that were on the market once, for members who saw them there; not for what was taken down. */
export async function findCardsOnceSeen(
  db: Db,
  ids: readonly string[],
  viewerId: string,
  now: Date,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select ${card(viewerId, now)} from ${cardTables(viewerId)}
    where p.id = any(${[...ids]}::uuid[]) and p.status in ('published', 'unpublished', 'deleted')
      and (e.id is not null or ${notApart(viewerId, 'u.id')})`.execute(db);
  return rows;
}

/** The owner of a product that the viewer may see; not where the two have blocked each other, even if it is bought. */
export async function findVisibleOwner(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`select p.owner_id from ${cardTables(viewerId)}
    where p.id = ${id} and ${visible(viewerId)} and ${notApart(viewerId, 'u.id')}`.execute(db);
  return rows[0]?.owner_id;
}

/** The owner of a product that is on the market for the viewer. */
export async function findMarketOwner(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`select p.owner_id from products p
    join users u on u.id = p.owner_id where p.id = ${id} and ${onMarket(viewerId)}`.execute(db);
  return rows[0]?.owner_id;
}

export interface ProductRow extends CardRow {
  description: string;
  category_id: string | null;
  category_ar: string | null;
  category_en: string | null;
  tags: string[];
  outcomes: string[];
  audience: string[];
  has_price: boolean;
  refund_days: number;
  version: number;
  comments_count: number;
  published_at: Date | null;
  updated_at: Date;
  in_cart: boolean;
  gallery: { id: string; width: number; height: number; widths: number[]; alt: string }[] | null;
}

/** Returns one whole product in one query, except the content of its kind. */
export async function findProduct(
  db: Db,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${card(viewerId, now)}, p.description, p.category_id, c.name_ar as category_ar, c.name_en as category_en, p.tags,
      p.outcomes, p.audience,
      p.has_price, p.refund_days, p.version, ${commentsCountFor(viewerId, 'products')} as comments_count, p.published_at, p.updated_at,
      exists (select from cart_lines l join carts k on k.id = l.cart_id
        where k.user_id = ${viewerId}::uuid and l.product_id = p.id) as in_cart,
      (select json_agg(json_build_object('id', gf.id, 'width', gf.width, 'height', gf.height, 'widths', gf.widths,
          'alt', g.alt) order by g.position)
        from product_gallery g join files gf on gf.id = g.file_id where g.product_id = p.id) as gallery
    from ${cardTables(viewerId)} left join categories c on c.id = p.category_id
    where p.id = ${id} and ${visible(viewerId)}`.execute(db);
  return rows[0];
}

// In the text, so that the prepared plan can use the partial indexes (lib/decisions/005).
const PUBLISHED = sql.lit('published');

export interface ProductFilter {
  type?: ProductType;
  categoryId?: string;
  sort: (typeof PRODUCT_SORTS)[number];
  level?: (typeof SOUGHT_LEVELS)[number];
  length?: (typeof COURSE_LENGTHS)[number];
}

const HOUR_SECONDS = HOUR / SECOND;
/** Seconds that products take in all: from, and below. */
const LENGTHS = {
  short: [0, HOUR_SECONDS],
  medium: [HOUR_SECONDS, 5 * HOUR_SECONDS],
  long: [5 * HOUR_SECONDS, null],
} as const;

/** What each order sorts by, the number that a cursor holds of it, and that number as what is sorted by. */
const ORDERS = {
  popular: { column: 'hot', rank: sql<number>`hot`, at: (rank: number) => sql`${rank}::float8` },
  rating: { column: 'stars', rank: sql<number>`stars`, at: (rank: number) => sql`${rank}::float8` },
  newest: {
    column: 'published_at',
    // Milliseconds, as the app writes times: a double holds them exactly.
    rank: sql<number>`extract(epoch from published_at)::float8 * 1000`,
    at: (rank: number) => sql`to_timestamp(${rank}::float8 / 1000)`,
  },
} as const;

/** Ids of products on the market for a viewer, in an order, each with the number that it is sorted by. */
export async function listPublished(
  db: Db,
  viewerId: string | null,
  filter: ProductFilter,
  after: { hot: number; id: string } | null,
  limit: number,
): Promise<{ id: string; rank: number }[]> {
  const { column, rank, at } = ORDERS[filter.sort];
  let query = db
    .selectFrom('products')
    .select(['id', rank.as('rank')])
    .where('status', '=', PUBLISHED)
    .where(sql<boolean>`exists (select from users u where u.id = owner_id and u.status = 'active')`)
    .where(notApartOrMuted(viewerId, 'owner_id'));
  if (filter.type) query = query.where('type', '=', filter.type);
  if (filter.categoryId) query = query.where('category_id', '=', filter.categoryId);
  if (filter.level) query = query.where('level', 'in', [filter.level, 'all']);
  if (filter.length) {
    const [from, below] = LENGTHS[filter.length];
    query = query.where('seconds', '>=', from);
    if (below !== null) query = query.where('seconds', '<', below);
  }
  if (after)
    query = query.where(sql<boolean>`(${sql.ref(column)}, id) < (${at(after.hot)}, ${after.id}::uuid)`);
  return query
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * Ids of an owner's products, newest first; for others only published ones, and none where the two have blocked each
 * other.
 */
export async function listByOwner(
  db: Db,
  list: { ownerId: string; viewerId: string | null; before: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('products')
    .select('id')
    .where('owner_id', '=', list.ownerId)
    .where('status', '<>', sql.lit('deleted'));
  if (list.ownerId !== list.viewerId) {
    query = query.where('status', '=', PUBLISHED).where(notApart(list.viewerId, 'owner_id'));
  }
  if (list.before) query = query.where('id', '<', list.before);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(list.limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}

export interface ForSaleRow extends PersonRow {
  product_id: string;
  type: string;
  title: string;
  price_amount: number;
  currency: string;
  refund_days: number;
  version: number;
  updated_at: Date;
  cover_id: string | null;
  status: string;
  owner_status: string;
  entitlement_id: string | null;
  is_sold_to: boolean;
  buyer_earns: boolean;
}

/**
 * What orders need to know about products and their sellers. Nothing is locked: an order keeps what was agreed, and a
 * sale must not wait for another. While a bank decides about a dispute, its buyer still owns the product: if it can be
 * bought only once, they cannot buy it again meanwhile.
 */
export async function findForSale(
  db: Db,
  ids: readonly string[],
  buyerId: string,
  now: Date,
): Promise<ForSaleRow[]> {
  const { rows } = await sql<ForSaleRow>`
    select p.id as product_id, p.type, p.title, p.price_amount, p.currency, p.refund_days, p.version, p.updated_at, p.cover_id,
      p.status,
      u.id, u.name, u.handle, u.headline, u.profile_pic_id, u.role, u.account_type, u.status as owner_status,
      (select e.id from entitlements e where e.product_id = p.id and e.holder_id = ${buyerId}
        and e.status in ('active', 'suspended') and e.owned_once limit 1) as entitlement_id,
      ${notApart(buyerId, 'u.id')} as is_sold_to, ${isSeller(buyerId, now)} as buyer_earns
    from products p join users u on u.id = p.owner_id where ${isMostlyOne('p.id', ids)}`.execute(db);
  return rows;
}

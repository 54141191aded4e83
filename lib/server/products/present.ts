import 'server-only';
import type { ProductCard, ProductView } from '@/lib/contract/products';
import type { Locale } from '@/lib/i18n/locales';
import type { Viewer } from '@/lib/server/ctx';
import { presentImage } from '@/lib/server/files/service';
import { presentPerson } from '@/lib/server/users/present';
import { averageOf } from '@/lib/shared/rating';
import { slugOf } from '@/lib/shared/slug';
import { productAbilities } from './policy';
import type { CardRow, ProductRow } from './repo-views';

/** A product's row as cards show it. */
export function presentCard(row: CardRow, viewerId: string | null, locale: Locale): ProductCard {
  return {
    _id: row.id,
    type: row.type as ProductCard['type'],
    title: row.title,
    slug: slugOf(row.title),
    price: { amount: row.price_amount, currency: row.currency },
    priceIsFrom: row.price_is_from,
    cover: row.cover_id
      ? presentImage({ id: row.cover_id, width: row.width, height: row.height, widths: row.widths ?? [] })
      : null,
    owner: presentPerson({ ...row, id: row.owner_id }, locale),
    rating: { average: averageOf(row.ratings_sum, row.ratings_count), count: row.ratings_count },
    salesCount: row.sales_count,
    status: row.status as ProductCard['status'],
    owned: row.entitlement_id !== null,
    isMine: row.owner_id === viewerId,
  };
}

/** Everything that a product's page shows, except what its kind adds. */
export type ProductPage = Omit<ProductView, 'kind' | 'outline' | 'files' | 'missing'>;

/** A product as its page shows it, except what its kind adds. */
export function presentProduct(row: ProductRow, viewer: Viewer | null, locale: Locale): ProductPage {
  const name = locale === 'ar' ? row.category_ar : row.category_en;
  return {
    ...presentCard(row, viewer?.id ?? null, locale),
    description: row.description,
    outcomes: row.outcomes,
    audience: row.audience,
    category: row.category_id && name ? { _id: row.category_id, name } : null,
    tags: row.tags,
    gallery: (row.gallery ?? []).map((image) => ({ ...presentImage(image), alt: image.alt })),
    hasPrice: row.has_price,
    refundDays: row.refund_days,
    version: row.version,
    commentsCount: row.comments_count,
    inCart: row.in_cart,
    entitlementId: row.entitlement_id,
    can: productAbilities(viewer, row),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

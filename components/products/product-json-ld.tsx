import type { ProductView } from '@/lib/contract/products';
import { jsonForScript } from '@/lib/shared/json-ld';
import { toDecimal } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

type ProductJsonLdProps = {
  product: ProductView;
  /** The site's public address, without a slash at the end. */
  origin: string;
};

/** The product for search engines (schema.org/Product). */
export function ProductJsonLd({ product, origin }: ProductJsonLdProps) {
  const { cover, rating, owner, price } = product;
  const url = `${origin}${paths.product(product._id, product.slug)}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.title,
    description: product.description,
    sku: product._id,
    ...(cover ? { image: `${origin}${cover.url}/${Math.max(...cover.widths)}` } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    brand: { '@type': owner.accountType === 'COMPANY' ? 'Organization' : 'Person', name: owner.name },
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    },
    ...(rating.average !== null && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
  };
  // A block of data, not a script: the policy on scripts does not concern it.
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}

import { courseFacts } from '@/components/structured-data/course-facts';
import { memberNode, type Node, pageUrl, type Site } from '@/components/structured-data/nodes';
import { PageJsonLd, type PlaceOnSite } from '@/components/structured-data/page-json-ld';
import type { Evaluation as Review } from '@/lib/contract/evaluations';
import type { ProductView } from '@/lib/contract/products';
import { firstWords } from '@/lib/shared/arabic';
import { imageSrc } from '@/lib/shared/image';
import { toDecimal } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

// The page shows all reviews; a few are enough here.
const MOST_REVIEWS = 5;
const LONGEST_REVIEW = 500;

type ProductJsonLdProps = PlaceOnSite & {
  product: ProductView;
  /** of its description */
  words: string;
  /** as the page shows them, the newest first */
  reviews: readonly Review[];
};

/** Describes a product, and the pages that lead to it, for search engines (schema.org/Product, Course). */
export function ProductJsonLd({ product, words, reviews, trail, site }: ProductJsonLdProps) {
  const { title, cover, gallery, rating, owner, price } = product;
  const path = paths.product(product._id, product.slug);
  const images = [...(cover ? [cover] : []), ...gallery];
  const node: Node = {
    '@type': 'Product',
    '@id': `${site.origin}${path}`,
    url: pageUrl(site, path),
    name: title,
    description: words || title,
    sku: product._id,
    ...(images.length > 0 ? { image: images.map((image) => `${site.origin}${imageSrc(image, 1280)}`) } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    brand: { '@type': 'Brand', name: owner.name },
    offers: {
      '@type': 'Offer',
      url: pageUrl(site, path),
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
      seller: memberNode(site, owner),
      ...(price.amount > 0 ? { hasMerchantReturnPolicy: returnPolicy(site, product.refundDays) } : {}),
    },
    ...(rating.average !== null && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ...stars(rating.average),
            reviewCount: rating.count,
          },
        }
      : {}),
    ...(reviews.length > 0
      ? { review: reviews.slice(0, MOST_REVIEWS).map((review) => reviewNode(site, review)) }
      : {}),
    ...(product.outline.kind === 'courses' ? courseFacts(site, product.outline, owner) : {}),
  };
  return <PageJsonLd node={node} self={{ name: title, path }} site={site} trail={trail} />;
}

/**
 * The refund that a buyer is promised (lib/server/refunds/policy.ts): the full price, without a fee, within the
 * seller's days.
 */
function returnPolicy(site: Site, days: number): Node {
  return {
    '@type': 'MerchantReturnPolicy',
    // The policy page has the rest, such as what counts as used.
    merchantReturnLink: `${pageUrl(site, paths.termsAndConditions())}#refund`,
    ...(days > 0
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: days,
          refundType: 'https://schema.org/FullRefund',
          returnFees: 'https://schema.org/FreeReturn',
        }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  };
}

function reviewNode(site: Site, { author, rating, text, createdAt }: Review): Node {
  return {
    '@type': 'Review',
    author: memberNode(site, author),
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ...stars(rating) },
    ...(text ? { reviewBody: firstWords(text, LONGEST_REVIEW) } : {}),
  };
}

const stars = (ratingValue: number) => ({ ratingValue, bestRating: 5, worstRating: 1 });

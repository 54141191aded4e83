import { courseFacts } from '@/components/structured-data/course-facts';
import { imageNode, memberNode, type Node, pageUrl, type Site } from '@/components/structured-data/nodes';
import { type OfferWords, offersNode } from '@/components/structured-data/offers';
import { PageJsonLd, type PlaceOnSite } from '@/components/structured-data/page-json-ld';
import { workshopEvents } from '@/components/structured-data/workshop-events';
import type { Evaluation as Review } from '@/lib/contract/evaluations';
import type { ProductView } from '@/lib/contract/products';
import { firstWords } from '@/lib/shared/arabic';
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
  t: OfferWords;
};

/** Describes a product, and the pages that lead to it, for search engines (schema.org/Product, Course, Event). */
export function ProductJsonLd({ product, words, reviews, t, trail, site }: ProductJsonLdProps) {
  const { title, cover, gallery, rating, owner } = product;
  const description = words || title;
  const path = paths.product(product._id, product.slug);
  const images = [...(cover ? [cover] : []), ...gallery];
  const node: Node = {
    '@type': 'Product',
    '@id': `${site.origin}${path}`,
    url: pageUrl(site, path),
    name: title,
    description,
    sku: product._id,
    ...(images.length > 0 ? { image: images.map((image) => imageNode(site, image)) } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    brand: { '@type': 'Brand', name: owner.name },
    offers: offersNode(site, product, t),
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
  const events = workshopEvents(site, product, description, t);
  return <PageJsonLd node={node} more={events} self={{ name: title, path }} site={site} trail={trail} />;
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

import 'server-only';
import type { Missing, Outline } from '@/lib/contract/kinds/contents';
import { kindOf } from '@/lib/server/kinds/index';
import type { ProductPage } from '@/lib/server/products/present';

/**
 * Returns the parts that a product needs before it can be published, in the order of the form: what buyers must see
 * before they pay, and what its kind needs. The message says what to do, not only that something is missing. These
 * rules are in no other place.
 */
export function missingOf(product: ProductPage, outline: Outline): Missing[] {
  const facts: [field: string, isMissing: boolean, message: string][] = [
    ['title', product.title === '', 'validation:required'],
    ['description', product.description === '', 'validation:required'],
    ['categoryId', product.category === null, 'validation:categoryMissing'],
    ['coverId', product.cover === null, 'validation:coverMissing'],
  ];
  const { content } = kindOf(product.type);
  return [
    ...facts.flatMap(([field, isMissing, message]) => (isMissing ? [{ field, message }] : [])),
    ...content.missing(outline, { price: product.price.amount }),
    ...(product.hasPrice || content.terms ? [] : [{ field: 'price.amount', message: 'validation:price' }]),
  ];
}

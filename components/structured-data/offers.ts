import { isTimed } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';
import type { translator } from '@/lib/i18n/translate';
import { cancellationLines } from '@/lib/shared/cancellation-words';
import { durationWords } from '@/lib/shared/duration-words';
import { toDecimal } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { memberNode, type Node, pageUrl, type Site } from './nodes';

/** The `t` of `kinds-bookings`. */
export type OfferWords = ReturnType<typeof translator<'kinds-bookings'>>;

/** The prices, the seller and the refund rule of a product: schema.org/Offer, or AggregateOffer for several prices. */
export function offersNode(site: Site, product: ProductView, t: OfferWords): Node {
  const { outline, price, priceIsFrom } = product;
  const offer = offerNode(site, product, isAvailable(outline), t);
  if (!priceIsFrom || outline.kind !== 'bookings') return offer;
  const { price: lowPrice, ...shared } = offer;
  return {
    ...shared,
    '@type': 'AggregateOffer',
    lowPrice,
    highPrice: toDecimal({ ...price, amount: Math.max(...outline.lengths.map((each) => each.price.amount)) }),
    offerCount: outline.lengths.length,
    offers: outline.lengths.map((each) => ({
      ...offer,
      name: durationWords(each.minutes, (part, values) => t(`duration.${part}`, values)),
      price: toDecimal(each.price),
    })),
  };
}

/** A price of a product as schema.org/Offer. */
export function offerNode(
  site: Site,
  product: ProductView,
  availability: 'InStock' | 'SoldOut' | 'OutOfStock',
  t: OfferWords,
): Node {
  const { price, owner, priceIsFrom } = product;
  const isSold = price.amount > 0 || priceIsFrom;
  return {
    '@type': 'Offer',
    url: pageUrl(site, paths.product(product._id, product.slug)),
    price: toDecimal(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${availability}`,
    seller: memberNode(site, owner),
    ...(isSold ? { hasMerchantReturnPolicy: returnPolicy(site, product, t) } : {}),
  };
}

/** Returns the schema.org availability: times and seats run out. */
function isAvailable(outline: ProductView['outline']): 'InStock' | 'SoldOut' | 'OutOfStock' {
  if (outline.kind === 'bookings' && outline.hours === null) return 'OutOfStock';
  if (outline.kind !== 'assessments' || !outline.isDated) return 'InStock';
  if (outline.dates.length === 0) return 'OutOfStock';
  return outline.dates.some(({ seatsLeft }) => seatsLeft > 0) ? 'InStock' : 'SoldOut';
}

/**
 * The refund that a buyer is promised (lib/server/refunds/policy.ts): the full price, without a fee, within the
 * seller's days. What has a time is cancelled by rules of its own, which count back from its start: no category of
 * schema.org says that, so the policy has their sentences, and a link to the page that shows them.
 */
function returnPolicy(site: Site, { outline, refundDays, ...product }: ProductView, t: OfferWords): Node {
  if ('rules' in outline && isTimed(outline)) {
    const duration = (minutes: number) =>
      durationWords(minutes, (part, values) => t(`duration.${part}`, values));
    return {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: pageUrl(site, paths.product(product._id, product.slug)),
      description: cancellationLines(
        outline.rules,
        (line, values) => t(`rules.${line}`, values),
        duration,
      ).join(' '),
    };
  }
  return {
    '@type': 'MerchantReturnPolicy',
    // The policy page has the rest, such as what counts as used.
    merchantReturnLink: `${pageUrl(site, paths.termsAndConditions())}#refund`,
    ...(refundDays > 0
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: refundDays,
          refundType: 'https://schema.org/FullRefund',
          returnFees: 'https://schema.org/FreeReturn',
        }
      : {}), // the seller decides: no category says that
  };
}

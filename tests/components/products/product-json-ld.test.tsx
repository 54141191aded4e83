import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProductJsonLd } from '@/components/products/product-json-ld';
import type { ProductView } from '@/lib/contract/products';
import { translator } from '@/lib/i18n/translate';
import { readDescription, wordsOf } from '@/lib/shared/description';
import {
  Crumbs,
  HOSTILE,
  IMAGE,
  ImageObject,
  Member,
  nodesOf,
  SITE,
  TRAIL,
  type,
  url,
} from '@/tests/components/json-ld-nodes';
import { samplePost } from '@/tests/components/posts/sample-post';
import { booking, COURSE, date, usd, workshop } from './sample-kinds';
import { sampleProduct } from './sample-product';

const Stars = z.object({ ratingValue: z.number(), bestRating: z.literal(5), worstRating: z.literal(1) });
const price = z.string().regex(/^\d+(\.\d+)?$/);
const currency = z.string().length(3);
const availability = z.enum([
  'https://schema.org/InStock',
  'https://schema.org/SoldOut',
  'https://schema.org/OutOfStock',
]);
// A category needs its days where there are some, and none of it is right for what has a time.
const ReturnPolicy = z.object({ '@type': type('MerchantReturnPolicy'), merchantReturnLink: url }).and(
  z.union([
    z.object({
      returnPolicyCategory: type('https://schema.org/MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: z.int().positive(),
    }),
    z.object({ merchantReturnLink: z.url() }),
    z.strictObject({
      '@type': z.string(),
      merchantReturnLink: url,
      description: z.string().min(1),
    }),
  ]),
);
const Offer = z.object({
  '@type': type('Offer'),
  url,
  price,
  priceCurrency: currency,
  availability,
  seller: Member,
  hasMerchantReturnPolicy: ReturnPolicy.optional(),
});
const AggregateOffer = Offer.omit({ price: true }).extend({
  '@type': type('AggregateOffer'),
  lowPrice: price,
  highPrice: price,
  offerCount: z.int().min(2),
  offers: z.array(Offer).min(2),
});
const Product = z.object({
  '@type': z.union([type('Product'), z.tuple([type('Product'), type('Course')])]),
  name: z.string().min(1),
  description: z.string().min(1),
  sku: z.string(),
  image: z.array(ImageObject).optional(),
  brand: z.object({ '@type': type('Brand'), name: z.string().min(1) }),
  offers: z.union([Offer, AggregateOffer]),
});
const Event = z.object({
  '@type': type('Event'),
  name: z.string().min(1),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }),
  eventStatus: type('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.enum([
    'https://schema.org/OnlineEventAttendanceMode',
    'https://schema.org/OfflineEventAttendanceMode',
  ]),
  location: z.union([
    z.object({ '@type': type('VirtualLocation'), url }),
    z.object({ '@type': type('Place'), name: z.string().min(1), address: z.string().min(1) }),
  ]),
  organizer: Member,
  offers: Offer.extend({ validFrom: z.iso.datetime() }),
});
const Review = z.object({
  '@type': type('Review'),
  author: Member,
  datePublished: z.iso.datetime(),
  reviewRating: Stars,
});

const review = (rating: number, text = 'كتاب نافع') => ({
  _id: '01900000-0000-7000-8000-0000000000e1',
  author: samplePost().author,
  rating,
  text,
  reply: null,
  repliedAt: null,
  replyIsOlder: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  editedAt: null,
  helpful: 0,
  vote: null,
  isMine: false,
  priceIsFrom: false,
  isHidden: false,
  can: { vote: false, reply: false, moderate: false },
});

describe('a product', () => {
  const productOf = (
    change = {},
    reviews = [review(5)],
    site: { origin: string; locale: 'ar' | 'en' } = SITE,
  ) =>
    nodesOf(
      <ProductJsonLd
        product={sampleProduct(change)}
        words={wordsOf(readDescription(sampleProduct(change).description))}
        reviews={reviews}
        t={translator(site.locale, 'kinds-bookings')}
        trail={TRAIL}
        site={site}
      />,
    );

  it('has all required fields, its brand as a Brand, its reviews, and its breadcrumbs', () => {
    const [product, crumbs] = productOf({ cover: IMAGE, rating: { average: 4.5, count: 2 } });
    Product.parse(product);
    expect(product).toMatchObject({
      brand: { '@type': 'Brand', name: 'ليلى حداد' },
      image: [{ url: 'https://qeema.example/api/files/c1/image/1280', width: 1280, height: 720 }],
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
    const reviews = z.array(Review).parse(product?.review);
    expect(reviews.map(({ reviewRating }) => reviewRating.ratingValue)).toEqual([5]);
    expect(Crumbs.parse(crumbs).itemListElement.map(({ name, position }) => [position, name])).toEqual([
      [1, 'السوق'],
      [2, 'دليل الخط العربي'],
    ]);
  });

  it('without ratings, reviews, picture, category and description still has all required fields', () => {
    const [product] = productOf({ category: null, description: '' }, []);
    Product.parse(product);
    for (const property of ['image', 'category', 'review', 'aggregateRating'])
      expect(product).not.toHaveProperty(property);
  });

  it('has a description in plain text, without its seller’s Markdown', () => {
    const [product] = productOf({ description: '- **أساسيات**\n- [دليل](https://x.example)' });
    expect(product?.description).toBe('أساسيات\nدليل');
  });

  it('shows a few of many reviews, and cuts a long one', () => {
    const [product] = productOf(
      {},
      Array.from({ length: 20 }, () => review(4, 'كلمة '.repeat(400))),
    );
    const reviews = product?.review as { reviewBody: string }[];
    expect(reviews).toHaveLength(5);
    expect(reviews[0]?.reviewBody.length).toBeLessThanOrEqual(501);
  });

  it('on the English page has English addresses, and the same id', () => {
    const [arabic] = productOf();
    const [english, crumbs] = productOf({}, [], { ...SITE, locale: 'en' });
    expect(english?.url).toBe(`${arabic?.url}?lang=en`);
    expect(english?.['@id']).toBe(arabic?.['@id']);
    const items = Crumbs.parse(crumbs).itemListElement;
    expect(items.map(({ item }) => new URL(item).searchParams.get('lang'))).toEqual(['en', 'en']);
  });

  it('cannot end its block, whatever its title, reviews and seller’s name are', () => {
    const owner = { ...sampleProduct().owner, name: HOSTILE };
    const [product] = productOf({ title: HOSTILE, description: HOSTILE, owner }, [review(1, HOSTILE)]);
    expect(product).toMatchObject({ name: HOSTILE, brand: { name: HOSTILE } });
  });

  const CANCELLING =
    'الإلغاء مجاني ما بقي على الموعد يوم واحد أو أكثر. ثم يعود نصف المبلغ ما بقي عليه 6 ساعات أو أكثر. وبعد ذلك لا يعود شيء.';
  const DAYS = {
    merchantReturnLink: 'https://qeema.example/terms-and-conditions#refund',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    refundType: 'https://schema.org/FullRefund',
    returnFees: 'https://schema.org/FreeReturn',
  };
  const NEVER = { merchantReturnLink: DAYS.merchantReturnLink };
  const BY_RULES = {
    merchantReturnLink: expect.stringContaining('/products/'),
    description: expect.stringContaining(CANCELLING),
  };
  it.each<[string, Partial<ProductView>, string, object | undefined]>([
    ['a file', {}, 'InStock', DAYS],
    ['a file without refunds', { refundDays: 0 }, 'InStock', NEVER],
    ['a free file', { price: usd(0) }, 'InStock', undefined],
    ['a course', { type: 'full_course', kind: 'courses', outline: COURSE }, 'InStock', DAYS],
    ['sessions', booking(), 'InStock', BY_RULES],
    ['sessions of which the shortest is free', { ...booking(), price: usd(0) }, 'InStock', BY_RULES],
    ['sessions that nobody gives at this time', booking({ hours: null }), 'OutOfStock', BY_RULES],
    ['a workshop', workshop([date(0), date(3)]), 'InStock', BY_RULES],
    ['a workshop without seats', workshop([date(0)]), 'SoldOut', BY_RULES],
    ['a workshop without dates', workshop([]), 'OutOfStock', BY_RULES],
    ['an assessment alone', { ...workshop([], { isDated: false }), refundDays: 14 }, 'InStock', DAYS],
  ])('says whether it can be bought, and what goes back: %s', (_, change, state, policy) => {
    const [product] = productOf(change);
    Product.parse(product);
    const offers = product?.offers as { availability: string; hasMerchantReturnPolicy?: object };
    expect(offers.availability).toBe(`https://schema.org/${state}`);
    expect(offers.hasMerchantReturnPolicy).toEqual(policy && { '@type': 'MerchantReturnPolicy', ...policy });
  });

  it('with several prices has the lowest and the highest, and each with its length', () => {
    const [product] = productOf(booking());
    Product.parse(product);
    expect(product?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '20.00',
      highPrice: '35.00',
      offerCount: 2,
      offers: [
        { name: 'ساعة واحدة', price: '20.00' },
        { name: 'ساعتان', price: '35.00' },
      ],
    });
    expect(product?.offers).not.toHaveProperty('price');
  });

  it('that is a workshop is an Event on each of its dates, by the clock of its zone', () => {
    const nodes = productOf(workshop([date(0), date(3, 'in_person')]));
    const events = z.array(Event).parse(nodes.slice(1, -1));
    expect(events).toMatchObject([
      {
        startDate: '2026-12-05T18:00:00+03:00',
        endDate: '2026-12-05T20:30:00+03:00',
        location: { '@type': 'VirtualLocation' },
        offers: { price: '30.00', availability: 'https://schema.org/SoldOut' },
      },
      { location: { '@type': 'Place' }, offers: { availability: 'https://schema.org/InStock' } },
    ]);
    expect(productOf(booking()).map((node) => node['@type'])).toEqual(['Product', 'BreadcrumbList']);
  });

  it('that is a course says how long it takes, its language and what one needs', () => {
    const [product] = productOf({ type: 'full_course', kind: 'courses', outline: COURSE });
    expect(product).toMatchObject({
      '@type': ['Product', 'Course'],
      inLanguage: 'ar',
      coursePrerequisites: ['حاسوب'],
      syllabusSections: [{ name: 'الأول' }],
      hasCourseInstance: { courseWorkload: 'PT2M' },
    });
    expect(product).not.toHaveProperty('educationalLevel');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PostJsonLd } from '@/components/posts/post-json-ld';
import { ProductJsonLd } from '@/components/products/product-json-ld';
import { ProfileJsonLd } from '@/components/profile/profile-json-ld';
import { SiteJsonLd } from '@/components/structured-data/site-json-ld';
import { readDescription, wordsOf } from '@/lib/shared/description';
import { sampleComment, samplePost } from './posts/sample-post';
import { sampleProduct } from './products/sample-product';
import { sampleProfile } from './profile/sample-profile';

const SITE = { origin: 'https://qeema.example', locale: 'ar' as const };
const TRAIL = [{ name: 'السوق', path: '/marketplace' }];
const HOSTILE = `</script><script>alert(1)</script><!--"'&\u2028`;
const IMAGE = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  url: '/api/files/c1/image',
  width: 1280,
  height: 720,
  widths: [320, 1280],
};

// The fields that search engines require of each kind (schema.org, and Google's pages on structured data).
const url = z.string().regex(/^https:\/\/qeema\.example\//);
const type = <T extends string>(name: T) => z.literal(name);
const Member = z.object({ '@type': z.enum(['Person', 'Organization']), name: z.string().min(1), url });
const Stars = z.object({ ratingValue: z.number(), bestRating: z.literal(5), worstRating: z.literal(1) });
const Crumbs = z.object({
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ '@type': type('ListItem'), position: z.int(), name: z.string().min(1), item: url }))
    .min(2),
});
const Product = z.object({
  '@type': type('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  sku: z.string(),
  brand: z.object({ '@type': type('Brand'), name: z.string().min(1) }),
  offers: z.object({
    '@type': type('Offer'),
    url,
    price: z.string().regex(/^\d+(\.\d+)?$/),
    priceCurrency: z.string().length(3),
    availability: type('https://schema.org/InStock'),
    seller: Member,
  }),
});
const Post = z.object({
  '@type': type('SocialMediaPosting'),
  headline: z.string().min(1).max(111),
  author: Member,
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
});
const Comment = z.object({
  '@type': type('Comment'),
  author: Member,
  text: z.string(),
  datePublished: z.iso.datetime(),
});
const Review = z.object({
  '@type': type('Review'),
  author: Member,
  datePublished: z.iso.datetime(),
  reviewRating: Stars,
});

/** The objects in a block, as a search engine reads them from the HTML. */
function nodesOf(ui: React.ReactElement): Record<string, unknown>[] {
  const html = renderToStaticMarkup(ui);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

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
        trail={TRAIL}
        site={site}
      />,
    );

  it('has all required fields, its brand as a Brand, its reviews, and its breadcrumbs', () => {
    const [product, crumbs] = productOf({ cover: IMAGE, rating: { average: 4.5, count: 2 } });
    Product.parse(product);
    expect(product).toMatchObject({
      brand: { '@type': 'Brand', name: 'ليلى حداد' },
      image: ['https://qeema.example/api/files/c1/image/1280'],
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

  it('that is a course says how long it takes, its language and what one needs', () => {
    const lesson = { type: 'video', isRequired: true, isPreview: false } as const;
    const section = (title: string, seconds: number) => {
      return { _id: title, title, lessons: [{ ...lesson, _id: title, title: 'درس', seconds }] };
    };
    const outline = {
      kind: 'courses' as const,
      level: 'all' as const,
      language: 'ar' as const,
      requirements: ['حاسوب'],
      sections: [section('الأول', 90), section('', 30)],
      lessonsCount: 2,
      seconds: 120,
      ...{ unfinishedCount: 0, unplayable: [] },
    };
    const [product] = productOf({ type: 'full_course', kind: 'courses', outline });
    expect(product).toMatchObject({
      '@type': ['Product', 'Course'],
      inLanguage: 'ar',
      coursePrerequisites: ['حاسوب'],
      syllabusSections: [{ name: 'الأول' }],
      hasCourseInstance: { courseWorkload: 'PT2M' },
    });
    expect(product).not.toHaveProperty('educationalLevel');
  });

  it('has a description in plain text, without its seller’s Markdown', () => {
    const [product] = productOf({ description: '- **أساسيات**\n- [دليل](https://x.example)' });
    expect(product?.description).toBe('أساسيات\nدليل');
  });

  const policyOf = (change: object) => {
    const [product] = productOf(change);
    return (product?.offers as Record<string, unknown> | undefined)?.hasMerchantReturnPolicy;
  };

  it('has its seller’s refund policy, with a link to the page that explains it', () => {
    expect(policyOf({ refundDays: 30 })).toEqual({
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://qeema.example/terms-and-conditions#refund',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      refundType: 'https://schema.org/FullRefund',
      returnFees: 'https://schema.org/FreeReturn',
    });
  });

  it('without a refund policy says so, and a free product has none', () => {
    expect(policyOf({ refundDays: 0 })).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    expect(policyOf({ refundDays: 0 })).not.toHaveProperty('merchantReturnDays');
    expect(policyOf({ price: { amount: 0, currency: 'USD' } })).toBeUndefined();
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
});

describe('a post', () => {
  const postOf = (change = {}, comments = [sampleComment()]) =>
    nodesOf(<PostJsonLd post={samplePost(change)} comments={comments} trail={TRAIL} site={SITE} />);

  it('has all required fields, its comments, and its breadcrumbs', () => {
    const [post, crumbs] = postOf({ media: [{ ...IMAGE, alt: 'لوحة' }] });
    expect(Post.parse(post).dateModified).toBe('2026-11-20T10:00:00.000Z');
    const comments = z.array(Comment).parse(post?.comment);
    expect(comments).toMatchObject([{ text: 'كلام جميل', author: { name: 'سارة (Dev) 3!' } }]);
    expect(post).toMatchObject({ commentCount: 2 });
    Crumbs.parse(crumbs);
  });

  it('has the time when it was edited', () => {
    const [post] = postOf({ editedAt: '2026-11-21T08:00:00.000Z' });
    expect(Post.parse(post).dateModified).toBe('2026-11-21T08:00:00.000Z');
  });

  it('leaves out deleted comments, and shows at most ten', () => {
    const deleted = sampleComment({ text: null });
    const many = Array.from({ length: 19 }, () => sampleComment());
    expect(postOf({}, [deleted, ...many])[0]?.comment).toHaveLength(10);
    expect(postOf({}, [deleted])[0]).not.toHaveProperty('comment');
  });

  it('cannot end its block, whatever its text is', () => {
    const [post] = postOf({ text: HOSTILE }, [sampleComment({ text: HOSTILE })]);
    expect(post?.articleBody).toBe(HOSTILE);
  });
});

describe('a profile', () => {
  const profileOf = (change = {}) =>
    nodesOf(<ProfileJsonLd profile={sampleProfile(change)} trail={TRAIL} site={SITE} />);

  it('is the page of a person or a company, with its breadcrumbs', () => {
    const [page, crumbs] = profileOf();
    z.object({ '@type': type('ProfilePage'), url, dateCreated: z.iso.datetime(), mainEntity: Member }).parse(
      page,
    );
    Crumbs.parse(crumbs);
    expect(profileOf({ accountType: 'COMPANY' })[0]).toMatchObject({
      mainEntity: { '@type': 'Organization' },
    });
  });

  it('cannot end its block, whatever its text is', () => {
    const [page] = profileOf({ name: HOSTILE, bio: HOSTILE });
    expect(page).toMatchObject({ mainEntity: { name: HOSTILE, description: HOSTILE } });
  });
});

describe('the site', () => {
  const siteOf = (locale: 'ar' | 'en') => nodesOf(<SiteJsonLd site={{ ...SITE, locale }} name="قيمة" />);

  it('is a searchable WebSite of an Organization with a logo', () => {
    const [website, organization] = siteOf('ar');
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'قيمة',
      url: SITE.origin,
      publisher: { '@id': organization?.['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://qeema.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'قيمة',
      url: SITE.origin,
      logo: { url: 'https://qeema.example/icons/icon-512.png' },
    });
  });

  it('has an English search on the English page', () => {
    expect(siteOf('en')[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://qeema.example/search?q={search_term_string}&lang=en' },
      },
    });
  });
});

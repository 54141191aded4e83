import type { ProductCard, ProductView } from '@/lib/contract/products';

const OWNER = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'ليلى حداد',
  handle: 'layla',
  headline: 'مصممة',
  profilePic: null,
  role: 'CREATOR' as const,
  accountType: 'INDIVIDUAL' as const,
};

/** A product as a list shows it. */
export function sampleCard(change: Partial<ProductCard> = {}): ProductCard {
  return {
    _id: '01900000-0000-7000-8000-0000000000a1',
    type: 'guide_ebook',
    title: 'دليل الخط العربي',
    slug: 'دليل-الخط-العربي',
    price: { amount: 1999, currency: 'USD' },
    cover: null,
    owner: OWNER,
    rating: { average: null, count: 0 },
    priceIsFrom: false,
    salesCount: 0,
    status: 'published',
    owned: false,
    isMine: false,
    ...change,
  };
}

const FILES = [
  {
    _id: '01900000-0000-7000-8000-0000000000f1',
    fileId: '01900000-0000-7000-8000-0000000000f2',
    name: 'الدليل.pdf',
    size: 2_400_000,
    mime: 'application/pdf',
    isFree: false,
  },
];

/** A product as its page shows it. */
export function sampleProduct(change: Partial<ProductView> = {}): ProductView {
  return {
    ...sampleCard(),
    description: 'وصف',
    outcomes: [],
    audience: [],
    category: { _id: 'design', name: 'تصميم' },
    tags: ['خط'],
    gallery: [],
    kind: 'files',
    outline: { kind: 'files', files: FILES },
    files: FILES,
    missing: null,
    hasPrice: true,
    refundDays: 14,
    version: 1,
    commentsCount: 0,
    inCart: false,
    entitlementId: null,
    can: { edit: false, publish: false, buy: true, review: false },
    publishedAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    ...change,
  };
}

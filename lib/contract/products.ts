import { z } from 'zod';
import { COURSE_LENGTHS, PRODUCT_SORTS, PRODUCT_TYPES, SOUGHT_LEVELS } from './choices';
import { endpoint, LIST_SECONDS } from './endpoint';
import { Rating } from './evaluations';
import { Done, Id, IdParams, Image, line, Money, PageQuery, Person, page, prose, Tags, Time } from './fields';
import { Content, Missing, Outline, ProductKind } from './kinds/contents';
import { ProductFile, SoldFiles } from './kinds/files';
import { MAKEABLE_TYPES } from './kinds/types';
import { CATEGORY_ID } from './limits';
import { Price } from './prices';

export const ProductType = z.enum(PRODUCT_TYPES);
export type ProductType = z.output<typeof ProductType>;

/** An id of the categories' list, never free text. */
const CategoryId = z.string().regex(CATEGORY_ID, 'validation:invalid');

export const ProductStatus = z.enum(['draft', 'published', 'unpublished', 'suspended', 'deleted']);

export const ProductCard = z.object({
  _id: Id,
  type: ProductType,
  title: z.string(),
  slug: z.string(),
  price: Money,
  /** it costs so much or more, by what its buyer chooses */
  priceIsFrom: z.boolean(),
  cover: Image.nullable(),
  owner: Person,
  rating: Rating,
  salesCount: z.int(),
  status: ProductStatus,
  /** bought by the caller */
  owned: z.boolean(),
  isMine: z.boolean(),
});
export type ProductCard = z.output<typeof ProductCard>;

export const ProductView = ProductCard.extend({
  /** as it was written: Markdown with headings, lists, quotes, bold and links */
  description: z.string(),
  outcomes: z.array(z.string()),
  audience: z.array(z.string()),
  category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  gallery: z.array(Image.extend({ alt: z.string() })),
  kind: ProductKind,
  /** what the buyer gets, never the content */
  outline: Outline,
  /** the files of its outline again, for clients that do not read that yet */
  files: z.array(ProductFile),
  /** what it lacks before it can be published; for its owner only */
  missing: z.array(Missing).nullable(),
  /** whether a price was ever set: a new draft's 0 does not mean free */
  hasPrice: z.boolean(),
  refundDays: z.int(),
  version: z.int(),
  commentsCount: z.int(),
  inCart: z.boolean(),
  /** the caller's purchase, to open it */
  entitlementId: Id.nullable(),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), buy: z.boolean(), review: z.boolean() }),
  publishedAt: Time.nullable(),
  updatedAt: Time,
});
export type ProductView = z.output<typeof ProductView>;

/** A few short lines, such as what a buyer gains. */
export const Points = z.array(line(160)).max(8, 'validation:tooManyPoints');

export const ProductBody = z
  .object({
    type: z.enum(MAKEABLE_TYPES),
    title: line(120),
    description: prose(8000),
    /** what a buyer gains, one line each */
    outcomes: Points,
    /** who it is made for, one line each */
    audience: Points,
    /** of kinds whose content has no prices; those of a booking are in its content, and this is left out */
    price: Price,
    categoryId: CategoryId.nullable(),
    tags: Tags,
    coverId: Id.nullable(),
    gallery: z
      .array(z.object({ fileId: Id, alt: line(300, 0).default('') }))
      .max(8, 'validation:tooManyImages'),
    /** its content, in the schema of its type's kind */
    content: Content,
    /** the files of its content, from clients that do not send that yet; if both are sent, the content counts */
    files: SoldFiles,
    /** as `price` */
    refundDays: z.int().min(0).max(90),
  })
  .strict();

export const createProduct = endpoint({
  id: 'createProduct',
  method: 'POST',
  path: '/product',
  access: 'creator',
  body: ProductBody.partial().required({ type: true, title: true }),
  response: ProductView,
  status: 201,
  errors: ['not_found'],
  touches: [
    'listUserProducts',
    'exploreDigitalProducts',
    'getExplore',
    'searchTop',
    'searchProducts',
    'getStorage',
  ],
});

export const getProduct = endpoint({
  id: 'getProduct',
  method: 'GET',
  path: '/product/{id}',
  access: 'guest',
  params: IdParams,
  response: ProductView,
});

/** The surroundings of a product on its page. */
export const ProductShop = z.object({
  /** the sums over all products that its seller has on the market */
  seller: z.object({
    productsCount: z.int(),
    salesCount: z.int(),
    rating: Rating,
  }),
  /** more products of its seller, the most popular first */
  others: z.array(ProductCard),
  /** `boughtTogether`: at least three of its buyers have bought this as well */
  related: z.array(ProductCard.extend({ boughtTogether: z.boolean() })),
});
export type ProductShop = z.output<typeof ProductShop>;

export const getProductShop = endpoint({
  id: 'getProductShop',
  method: 'GET',
  path: '/product/{id}/shop',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  params: IdParams,
  response: ProductShop,
});

export const updateProduct = endpoint({
  id: 'updateProduct',
  method: 'PATCH',
  path: '/product/{id}',
  access: 'owner',
  params: IdParams,
  body: ProductBody.omit({ type: true }).partial(),
  response: ProductView,
  errors: ['forbidden', 'not_publishable'],
  touches: [
    'listUserProducts',
    'exploreDigitalProducts',
    'getExplore',
    'searchTop',
    'searchProducts',
    'getStorage',
  ],
  answers: 'getProduct',
});

export const publishProduct = endpoint({
  id: 'publishProduct',
  method: 'POST',
  path: '/product/{id}/publish',
  access: 'owner',
  params: IdParams,
  body: z.object({ published: z.boolean().default(true) }).strict(),
  response: ProductView,
  errors: ['forbidden', 'not_publishable'],
  touches: ['listUserProducts', 'exploreDigitalProducts', 'getExplore', 'searchTop', 'searchProducts'],
  answers: 'getProduct',
});

export const deleteProduct = endpoint({
  id: 'deleteProduct',
  method: 'DELETE',
  path: '/product/{id}',
  access: 'owner',
  params: IdParams,
  response: Done,
  touches: [
    'listUserProducts',
    'exploreDigitalProducts',
    'getExplore',
    'searchTop',
    'searchProducts',
    'getStorage',
  ],
});

export const listUserProducts = endpoint({
  id: 'listUserProducts',
  method: 'GET',
  path: '/product/user-product/{id}',
  access: 'guest',
  params: IdParams,
  query: PageQuery,
  response: page(ProductCard),
});

export const exploreDigitalProducts = endpoint({
  id: 'exploreDigitalProducts',
  method: 'GET',
  path: '/posts/exploreDigitalProducts',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: PageQuery.extend({
    sort: z.enum(PRODUCT_SORTS).default('popular'),
    type: ProductType.optional(),
    categoryId: CategoryId.optional(),
    /** courses for this level, and those for all levels */
    level: z.enum(SOUGHT_LEVELS).optional(),
    /** courses that take so long in all */
    length: z.enum(COURSE_LENGTHS).optional(),
  }),
  response: page(ProductCard),
});

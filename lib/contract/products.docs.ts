import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as products from './products';

export const docs: Docs<typeof products> = {
  tag: 'Products',
  schemas: {
    ProductType: 'The type of a digital product',
    ProductStatus: 'The status of a product, from draft to deletion',
    ProductCard: 'A summary of a product for lists. `owned` is true if the caller has bought the product',
    ProductView:
      'A product with all its details. `missing` lists what it needs before publication, and is null unless the caller is its owner',
    Points: 'A list of at most eight short lines, such as the benefits for a buyer',
    ProductBody: 'The fields of a product that its seller can edit',
    ProductShop:
      'The context of a product: the totals of its seller, other products of the seller, and related products, some of them often bought together with it',
  },
  parameters: {
    type: 'A product type. Only products of this type are returned',
    categoryId: 'The id of a category from `GET /categories`',
    level: 'A course level. Only courses for this level or for all levels are returned',
    length: 'A range of total course length: less than one hour, up to five hours, or more',
  },
  endpoints: {
    createProduct: {
      summary: 'Creates a draft of a product. The fields required for publication can be added later',
      example: {
        type: 'guide_ebook',
        title: 'دليل',
        description: 'وصف',
        outcomes: ['تكتب بثقة'],
        audience: ['المبتدئون'],
        price: { amount: 1900, currency: 'USD' },
        categoryId: 'design',
        tags: ['تصميم'],
        coverId: EXAMPLE_ID,
        gallery: [{ fileId: EXAMPLE_ID, alt: 'صورة' }],
        content: { kind: 'files', files: [{ fileId: EXAMPLE_ID, name: 'دليل.pdf', isFree: false }] },
        files: [{ fileId: EXAMPLE_ID, name: 'دليل.pdf', isFree: false }],
        refundDays: 14,
      },
    },
    getProduct: {
      summary:
        'Returns a product. Drafts are returned only to their owner, and unpublished products only to their owner and buyers',
    },
    getProductShop: {
      summary:
        'Returns the context of a product: the totals of its seller, other products of the seller, and related products',
    },
    updateProduct: {
      summary:
        'Edits one of the caller’s products. Omitted fields keep their values. Returns 409 `not_publishable` if a published product would no longer meet the requirements for publication',
      example: {
        title: 'دليل',
        description: 'وصف',
        outcomes: ['تكتب بثقة'],
        audience: ['المبتدئون'],
        price: { amount: 1900, currency: 'USD' },
        categoryId: 'design',
        tags: ['تصميم'],
        coverId: EXAMPLE_ID,
        gallery: [{ fileId: EXAMPLE_ID, alt: 'صورة' }],
        content: { kind: 'files', files: [{ fileId: EXAMPLE_ID, name: 'دليل.pdf', isFree: false }] },
        files: [{ fileId: EXAMPLE_ID, name: 'دليل.pdf', isFree: false }],
        refundDays: 14,
      },
    },
    publishProduct: {
      summary:
        'Publishes one of the caller’s products, or unpublishes it with `published: false`. Buyers keep access to an unpublished product. Returns 409 `not_publishable` if a requirement for publication is not met',
      example: { published: true },
    },
    deleteProduct: {
      summary: 'Deletes one of the caller’s products. Buyers keep access',
    },
    listUserProducts: {
      summary:
        'Returns the products of a user, newest first. Drafts are included only if the caller is the user',
      parameters: { id: 'The id of the owner of the products' },
    },
    exploreDigitalProducts: {
      summary:
        'Returns published products for the Digital products tab of the explore page, and for the marketplace with its filters',
    },
  },
};

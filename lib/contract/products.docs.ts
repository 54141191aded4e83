import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as products from './products';

export const docs: Docs<typeof products> = {
  tag: 'Products',
  schemas: {
    ProductType: 'What kind of digital product it is',
    ProductStatus: 'Where a product stands between draft and deletion',
    ProductCard: 'As much of a product as a card shows',
    ProductView: 'A product, whole',
    Points: 'At most eight short lines, such as what a buyer gains',
    ProductBody: 'A product as its seller writes it',
    ProductShop:
      'What surrounds a product: its seller in figures, what else they offer, and products like it or bought with it',
  },
  parameters: {
    type: 'A type of products',
    categoryId: 'The id of a category, see `GET /categories`',
    level: 'Only courses for this level, and those for all',
    length: 'Only courses that take this long: less than an hour, up to five, or more',
  },
  endpoints: {
    createProduct: {
      summary: 'Creates a draft; what is missing for publishing may follow',
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
      summary: 'One product; drafts and unpublished ones only for their owner and, once bought, their buyers',
    },
    getProductShop: {
      summary:
        'What surrounds a product: its seller in figures, what else they offer, what is bought with it and what is like it',
    },
    updateProduct: {
      summary: 'Changes an own product; fields left out stay as they are',
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
        'Publishes an own product, or takes it off the market with `published: false`; buyers keep access',
      example: { published: true },
    },
    deleteProduct: {
      summary: 'Deletes an own product; buyers keep access',
    },
    listUserProducts: {
      summary: "A user's products, newest first; drafts only for themselves",
      parameters: { id: 'The id of the user whose products these are' },
    },
    exploreDigitalProducts: {
      summary: 'The Digital products tab of explore, and the marketplace with its filters',
    },
  },
};

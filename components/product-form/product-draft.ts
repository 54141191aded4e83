import type { z } from 'zod';
import type { Payload } from '@/lib/contract/endpoint';
import type { getProduct } from '@/lib/contract/products';
import { CURRENCY } from '@/lib/shared/currency';
import type { ProductDraft } from './product-schema';

type Product = Payload<typeof getProduct>;

export type DraftValues = z.input<typeof ProductDraft>;
export type DraftBody = z.output<typeof ProductDraft>;

const DEFAULT_REFUND_DAYS = 14;

/** What the form starts with. @param product the draft or product that is edited; null for a new one */
export function draftOf(product: Product | null): DraftValues {
  if (!product) {
    return {
      type: 'guide_ebook',
      title: '',
      description: '',
      outcomes: '',
      audience: '',
      price: { amount: null, currency: CURRENCY },
      categoryId: '',
      tags: [],
      coverId: null,
      gallery: [],
      files: [],
      refundDays: DEFAULT_REFUND_DAYS,
    };
  }
  const { cover } = product;
  return {
    type: product.type as DraftValues['type'],
    title: product.title,
    description: product.description,
    outcomes: product.outcomes.join('\n'),
    audience: product.audience.join('\n'),
    price: { amount: product.hasPrice ? product.price.amount : null, currency: CURRENCY },
    categoryId: product.category?._id ?? '',
    tags: product.tags,
    coverId: cover ? { fileId: cover._id, image: cover, alt: '' } : null,
    gallery: product.gallery.map(({ alt, ...image }) => ({ fileId: image._id, alt, image })),
    files: product.files.map(({ fileId, name, size, mime, isFree }) => ({
      fileId,
      name,
      size,
      mime,
      isFree,
    })),
    refundDays: product.refundDays,
  };
}

export const STEPS = ['basics', 'media', 'price'] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Record<Step, readonly (keyof DraftValues)[]> = {
  basics: ['type', 'title', 'description', 'outcomes', 'audience', 'categoryId', 'tags'],
  media: ['coverId', 'gallery', 'files'],
  price: ['price', 'refundDays'],
};

/** Which step a field stands on. @param path as in errors: `price.amount` */
export function stepOf(path: string): Step {
  const field = path.split('.')[0];
  return STEPS.find((step) => FIELDS[step].some((name) => name === field)) ?? 'basics';
}

/** The fields of a step. */
export const fieldsOf = (step: Step) => FIELDS[step];

export type MissingField = 'title' | 'description' | 'categoryId' | 'coverId' | 'files' | 'price.amount';

/** How the server words what is missing (products/service). */
export const MISSING_MESSAGES: Readonly<Record<MissingField, string>> = {
  title: 'validation:required',
  description: 'validation:required',
  categoryId: 'validation:categoryMissing',
  coverId: 'validation:coverMissing',
  files: 'validation:filesMissing',
  'price.amount': 'validation:required',
};

/** What is still missing before it can be published. The server has the last word (`not_publishable`). */
export function missingForPublish(values: DraftValues): MissingField[] {
  const missing: [MissingField, boolean][] = [
    ['title', values.title.trim() === ''],
    ['description', values.description.trim() === ''],
    ['categoryId', values.categoryId === ''],
    ['coverId', values.coverId === null],
    ['files', values.files.length === 0],
    ['price.amount', values.price.amount === null],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

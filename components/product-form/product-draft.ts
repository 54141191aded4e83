import type { z } from 'zod';
import { type ContentDraft, partsOf } from '@/components/kinds/table';
import type { Payload } from '@/lib/contract/endpoint';
import type { Content } from '@/lib/contract/kinds/contents';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { getProduct } from '@/lib/contract/products';
import { CURRENCY } from '@/lib/shared/currency';
import type { ProductFacts } from './product-schema';

type Product = Payload<typeof getProduct>;

export type DraftValues = z.input<typeof ProductFacts> & { content: ContentDraft };
export type DraftBody = z.output<typeof ProductFacts> & { content: Content };

const DEFAULT_REFUND_DAYS = 14;
const DEFAULT_TYPE = 'guide_ebook';

/** The form's initial values. @param product the draft or product to edit; null for a new one */
export function draftOf(product: Product | null): DraftValues {
  if (!product) {
    return {
      type: DEFAULT_TYPE,
      title: '',
      description: '',
      outcomes: '',
      audience: '',
      price: { amount: null, currency: CURRENCY },
      categoryId: '',
      tags: [],
      coverId: null,
      gallery: [],
      content: partsOf(kindNameOf(DEFAULT_TYPE)).draftOf(null),
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
    content: partsOf(product.kind).draftOf(product.outline),
    refundDays: product.refundDays,
  };
}

export const STEPS = ['basics', 'media', 'price'] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Record<Step, readonly (keyof DraftValues)[]> = {
  basics: ['type', 'title', 'description', 'outcomes', 'audience', 'categoryId', 'tags'],
  media: ['coverId', 'gallery', 'content'],
  price: ['price', 'refundDays'],
};

/** The step that has a field. @param path as in errors: `price.amount` */
export function stepOf(path: string): Step {
  const field = path.split('.')[0];
  return STEPS.find((step) => FIELDS[step].some((name) => name === field)) ?? 'basics';
}

/** The fields of a step. */
export const fieldsOf = (step: Step) => FIELDS[step];

const FACTS: readonly string[] = Object.values(FIELDS).flat();

/**
 * The form's field for a field of the server: one that not every product has belongs to the content of its kind. A row
 * of a list may be named by its id there, as the server has them in an order of its own.
 */
export function pathOf(field: string, values: unknown): string {
  const path = FACTS.includes(field.split('.')[0] ?? '') ? field : `content.${field}`;
  let value = values;
  const places = path.split('.').map((key) => {
    const at = Array.isArray(value) ? value.findIndex((row) => within(row, '_id') === key) : -1;
    const place = at < 0 ? key : String(at);
    value = within(value, place);
    return place;
  });
  return places.join('.');
}

/** What is wrong, by the paths of fields and of lists: `title`, `content.lengths.0.price.amount`. */
export function wrongPaths(errors: object, parent = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    const path = key === 'root' ? parent : [parent, key].filter(Boolean).join('.');
    return typeof error.type === 'string' ? [path] : wrongPaths(error, path);
  });
}

/** The field that takes the focus for a path: within a list the first empty field, else the first one. */
export function firstField(values: unknown, path: string): string {
  const leaves = leavesOf(path.split('.').reduce(within, values), path);
  return (leaves.find(({ value }) => value === null || value === '') ?? leaves[0])?.path ?? path;
}

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function leavesOf(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

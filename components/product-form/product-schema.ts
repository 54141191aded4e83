import { z } from 'zod';
import type { PickedImage } from '@/components/forms/image-field';
import { Points, ProductBody } from '@/lib/contract/products';
import { CURRENCY } from '@/lib/shared/currency';
import type { GalleryImage } from './draft-parts';

const { type, title, description, price, tags, gallery, refundDays } = ProductBody.shape;

/** Typed as lines of one field, sent one by one; a wrong one is told at the field. */
const lines = z
  .string()
  .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
  .refine((all) => all.every((line) => Points.element.safeParse(line).success), 'validation:lineTooLong')
  .pipe(Points);

/**
 * What the form holds (fields named as the API names them, so that its errors find their place) and, parsed, what the
 * API takes; its content is the kind's. A draft may lack almost everything; what it has must be right.
 */
export const ProductFacts = z.object({
  type,
  title,
  description,
  outcomes: lines,
  audience: lines,
  price: z
    .object({ amount: z.number('validation:price').nullable(), currency: z.literal(CURRENCY) })
    .transform(({ amount, currency }) => (amount === null ? undefined : { amount, currency }))
    .pipe(price.optional()),
  categoryId: z.string().transform((id) => id || null),
  tags,
  coverId: z.custom<PickedImage | null>().transform((picked) => picked?.fileId ?? null),
  gallery: z
    .array(z.custom<GalleryImage>())
    .transform((images): z.input<typeof gallery> => images.map(({ fileId, alt }) => ({ fileId, alt })))
    .pipe(gallery),
  refundDays: z.coerce.number<number | string>().pipe(refundDays),
});

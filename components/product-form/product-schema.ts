import { z } from 'zod';
import type { PickedImage } from '@/components/forms/image-field';
import { Points, ProductBody } from '@/lib/contract/products';
import { CURRENCY } from '@/lib/shared/currency';
import type { GalleryImage } from './draft-parts';

const { type, title, description, price, tags, gallery, refundDays } = ProductBody.shape;

/** Typed as lines of one field, sent one by one; an error is shown at the field. */
const lines = z
  .string()
  .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
  .refine((all) => all.every((line) => Points.element.safeParse(line).success), 'validation:lineTooLong')
  .pipe(Points);

/**
 * The form's values (fields have the API's names, so that its errors find their place) and, parsed, what the API takes;
 * the content has the kind's schema. A draft may lack almost everything, but what it has must be valid.
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

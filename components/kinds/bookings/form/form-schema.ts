import { z } from 'zod';
import {
  arePackagesOffered,
  BookingsContent,
  isJoinable,
  NO_LENGTH,
  NO_LINK,
} from '@/lib/contract/kinds/booking-offer';
import { CURRENCY } from '@/lib/shared/currency';
import { ITSELF } from './itself';

const { shape } = BookingsContent;

const PriceDraft = z.object({
  amount: z.number('validation:price').nullable(),
  currency: z.literal(CURRENCY),
});
const Length = z.object({ minutes: z.number(), price: PriceDraft });
const Package = Length.extend({ lessons: z.number(), days: z.number() });
type Length = z.output<typeof Length>;

/** The form begins with one length that has no price: then nothing was said yet. */
const isUntouched = ([first, ...others]: readonly Length[]) =>
  others.length === 0 && first?.price.amount === null;

/** The form's value for an offer; parsed, it is what is sent. */
export const BookingsDraft = z
  .object({
    ...shape,
    lengths: z
      .array(Length)
      .transform((all) => (isUntouched(all) ? [] : (all as z.input<typeof shape.lengths>)))
      .pipe(shape.lengths),
    packages: z
      .array(Package)
      .transform((all) => all as z.input<typeof shape.packages>)
      .pipe(shape.packages),
    /** the company's own account is a choice like its members */
    hostId: z
      .string()
      .transform((id): string | null | undefined => (id === ITSELF ? null : id))
      .pipe(shape.hostId),
    /** said on a page of their own; the form has a place for what is wrong with them */
    hours: z.undefined().optional(),
  })
  .refine(isJoinable, NO_LINK)
  .refine(arePackagesOffered, NO_LENGTH);
export type BookingsDraft = z.input<typeof BookingsDraft>;

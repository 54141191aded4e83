import { z } from 'zod';
import { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import { CURRENCY } from '@/lib/shared/currency';

const { shape } = AssessmentsContent;

const Row = z.object({
  _id: z.string(),
  date: z.string(),
  time: z.string(),
  minutes: z.number(),
  seats: z.number(),
  place: z.enum(['link', 'in_person']),
  placeText: z.string(),
});
type Row = z.output<typeof Row>;

/** The form begins with one date whose day is not said: then nothing was said yet. */
const isUntouched = ([first, ...others]: readonly Row[]) => others.length === 0 && first?.date === '';

/** The form's value for a workshop; parsed, it is what is sent. Where it sells none, typed dates are left out. */
export const AssessmentsDraft = z
  .object({
    ...shape,
    isDated: z.boolean(),
    price: z
      .object({ amount: z.number('validation:price').nullable(), currency: z.literal(CURRENCY) })
      .transform(({ amount, currency }) => (amount === null ? null : { amount, currency }))
      .pipe(shape.price),
    dates: z
      .array(Row)
      .transform((all) => (isUntouched(all) ? [] : all))
      .pipe(shape.dates),
  })
  .transform(({ isDated, dates, ...rest }) => ({ ...rest, isDated, dates: isDated ? dates : [] }));
export type AssessmentsDraft = z.input<typeof AssessmentsDraft>;

'use client';

import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { usePutEvaluation } from '@/hooks/products/use-put-evaluation';
import type { Evaluation } from '@/lib/contract/products';
import { RatingField } from './rating-field';

const schema = async () => (await import('./review-schema')).Review;

type ReviewFormProps = {
  productId: string;
  /** The buyer's review so far. */
  mine: z.output<typeof Evaluation> | null;
};

/** The buyer's review: stars and, if they like, text. */
export function ReviewForm({ productId, mine }: ReviewFormProps) {
  const { t } = useTranslation('products');
  const toast = useToast();
  const put = usePutEvaluation(productId);
  return (
    <FormShell
      key={mine?._id ?? 'new'}
      schema={schema}
      defaultValues={{ rating: mine?.rating, text: mine?.text ?? '' }}
      label={mine ? t('reviews.editTitle') : t('reviews.writeTitle')}
      onSubmit={async (review) => {
        await put(review);
        toast(t('reviews.saved'));
      }}
    >
      <RatingField name="rating" label={t('reviews.rating')} />
      <TextAreaField
        name="text"
        label={t('reviews.text')}
        placeholder={t('reviews.textHint')}
        rows={3}
        max={2000}
      />
      <div>
        <SubmitButton fullWidth={false}>{mine ? t('reviews.update') : t('reviews.submit')}</SubmitButton>
      </div>
    </FormShell>
  );
}

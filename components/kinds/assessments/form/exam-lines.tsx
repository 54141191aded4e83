'use client';

import { useTranslation } from 'react-i18next';
import { PartLine } from '@/components/product-form/part-line';
import { useSavedDraft } from '@/components/product-form/saved-draft';
import { paths } from '@/lib/shared/paths';

const PLACES = ['before', 'after'] as const;

/** The quizzes before and after the workshop, and the way to the pages on which they are made. */
export function ExamLines() {
  const { t } = useTranslation('kinds-assessments');
  const { product } = useSavedDraft();
  const assessments = product?.outline.kind === 'assessments' ? product.outline.assessments : null;
  return PLACES.map((placed) => {
    const isThere = assessments?.[placed] === true;
    const isRequired = isThere && placed === 'after' && assessments.isRequired;
    return (
      <PartLine
        key={placed}
        name={`content.assessments.${placed}`}
        label={t(`form.exams.${placed}`)}
        icon="quiz"
        facts={t(`form.exams.${isRequired ? 'isRequired' : isThere ? 'shown' : 'none'}`)}
        action={t(isThere ? 'form.exams.edit' : 'form.exams.make')}
        // Most workshops have none: nothing is missing.
        isBegun
        pathOf={(id) => paths.productAssessment(id, placed)}
        hint={product ? undefined : t('form.exams.savedFirst')}
      />
    );
  });
}

'use client';

import { useTranslation } from 'react-i18next';
import { PartLine } from '@/components/kinds/form-step/part-line';
import { useSavedDraft } from '@/components/kinds/form-step/saved-draft';
import { paths } from '@/lib/shared/paths';

/** The quizzes before and after the workshop, or the one that is sold alone, and the way to their pages. */
export function ExamLines({ isDated }: { isDated: boolean }) {
  const { t } = useTranslation('kinds-assessments');
  const { product } = useSavedDraft();
  const assessments = product?.outline.kind === 'assessments' ? product.outline.assessments : null;
  return (isDated ? (['before', 'after'] as const) : (['alone'] as const)).map((placed) => {
    const isThere = Boolean(assessments?.[placed]);
    const isRequired = isThere && placed === 'after' && assessments?.isRequired;
    const none = placed === 'alone' ? 'form.exams.notYet' : 'form.exams.none';
    return (
      <PartLine
        key={placed}
        name={`content.assessments.${placed}`}
        label={t(`form.exams.${placed}`)}
        icon="quiz"
        facts={isThere ? t(`form.exams.${isRequired ? 'isRequired' : 'shown'}`) : t(none)}
        action={t(isThere ? 'form.exams.edit' : 'form.exams.make')}
        // Most workshops have none: nothing is missing. One that is sold alone is all that there is.
        isBegun={isThere || placed !== 'alone'}
        isThere={isThere}
        pathOf={(id) => paths.productAssessment(id, placed)}
        hint={product ? undefined : t('form.exams.savedFirst')}
      />
    );
  });
}

'use client';

import { PartLine } from '@/components/kinds/form-step/part-line';
import { useSavedDraft } from '@/components/kinds/form-step/saved-draft';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { commaOf, isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { useCourseLength } from './use-course-length';
import { useCourseWords } from './use-course-words';

/** How much is in the course so far, and the way to the page on which it is made. */
export function FormLessons() {
  const { t } = useCourseWords('kinds-courses');
  const length = useCourseLength();
  const { product } = useSavedDraft();
  const { intl } = useLocale();
  const names = (files: string[]) => files.map(isolate).join(commaOf(intl));
  const outline = product?.outline.kind === 'courses' ? product.outline : null;
  const counts = outline
    ? [
        outline.sections.length > 1 ? t('sections', { count: outline.sections.length }) : null,
        t('lessons', { count: outline.lessonsCount }),
        length(outline.seconds),
        outline.unfinishedCount > 0 ? t('unfinished', { count: outline.unfinishedCount }) : null,
        outline.unplayable.length > 0 ? t('form.unplayable', { names: names(outline.unplayable) }) : null,
      ]
    : [t('lessons', { count: 0 })];
  const isBegun = outline !== null && outline.lessonsCount > 0;
  return (
    <PartLine
      name="content.lessons"
      label={t('form.lessons')}
      icon="course"
      facts={counts.filter(Boolean).join(' · ')}
      action={t(isBegun ? 'form.edit' : 'form.make')}
      isBegun={isBegun}
      pathOf={paths.productCourse}
      hint={product ? undefined : t('form.savedFirst')}
    />
  );
}

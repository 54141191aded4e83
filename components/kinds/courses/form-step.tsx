'use client';

import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { COURSE_LANGUAGES, COURSE_LEVELS } from '@/lib/contract/choices';
import { isSeries } from '@/lib/contract/kinds/types';
import { Messages } from '@/lib/i18n/page-messages';
import { FormLessons } from './form-lessons';
import { SeriesContext, useCourseWords } from './use-course-words';
import { useLanguageName } from './use-language-name';

/** What is known of a course besides its lessons; these are made on a page of their own. */
export function CourseStep() {
  const type = useWatch({ name: 'type' });
  return (
    <Messages of={['kinds-courses']}>
      <SeriesContext value={isSeries(type)}>
        <Fields />
      </SeriesContext>
    </Messages>
  );
}

function Fields() {
  const { t } = useCourseWords('kinds-courses');
  const languageName = useLanguageName();
  return (
    <>
      <FormLessons />
      <SelectField
        name="content.level"
        label={t('form.level')}
        options={COURSE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <SelectField
        name="content.language"
        label={t('form.language')}
        options={COURSE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <TextAreaField
        name="content.requirements"
        label={t('form.requirements')}
        hint={t('form.requirementsHint')}
        rows={2}
      />
    </>
  );
}

'use client';

import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { useSavedDraft } from '@/components/product-form/saved-draft';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/shared/paths';
import styles from './form-lessons.module.css';
import { useCourseLength } from './use-course-length';

/** How much is in the course so far, and the way to the page on which it is made. The draft is saved on the way. */
export function FormLessons() {
  const { t } = useTranslation('kinds-courses');
  const router = useRouter();
  const length = useCourseLength();
  // It holds nothing: what the server says about the lessons is shown here.
  const { field, error } = useField('content.lessons', t('form.lessons'));
  const { product, save } = useSavedDraft();
  const [isLeaving, setLeaving] = useState(false);
  const outline = product?.outline.kind === 'courses' ? product.outline : null;
  const counts = outline
    ? [
        outline.sections.length > 1 ? t('sections', { count: outline.sections.length }) : null,
        t('lessons', { count: outline.lessonsCount }),
        length(outline.seconds),
        outline.unfinishedCount > 0 ? t('unfinished', { count: outline.unfinishedCount }) : null,
      ]
    : [t('lessons', { count: 0 })];
  const go = async () => {
    setLeaving(true);
    const saved = await save();
    if (saved) router.push(paths.productCourse(saved._id));
    else setLeaving(false);
  };
  return (
    <section className={styles.lessons} aria-label={t('form.lessons')} data-wrong={Boolean(error)}>
      <Icon name="course" size={28} className={styles.icon} />
      <div className={styles.words}>
        <strong>{t('form.lessons')}</strong>
        <span>{counts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        ref={field.ref}
        variant={outline && outline.lessonsCount > 0 ? 'outlined' : 'contained'}
        loading={isLeaving}
        onClick={() => void go()}
      >
        {outline && outline.lessonsCount > 0 ? t('form.edit') : t('form.make')}
      </Button>
      {error ? (
        <p role="alert" className={styles.problem}>
          <FieldMessage error={error} />
        </p>
      ) : product ? null : (
        <p className={styles.problem}>
          <FieldMessage hint={t('form.savedFirst')} />
        </p>
      )}
    </section>
  );
}

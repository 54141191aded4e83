'use client';

import Alert from '@mui/material/Alert';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from '@/components/forms/field-labels';
import type { ProductView } from '@/lib/contract/products';
import { type DraftValues, pathOf, stepOf } from './product-draft';
import styles from './product-form.module.css';
import { useStepWords } from './use-step-words';

type PublishCheckProps = {
  /** As the server answered when the draft was last saved. */
  missing: ProductView['missing'];
};

/**
 * What is still missing, or that nothing is. Fields changed since the draft was saved are no longer called missing: the
 * server checks them when the draft is saved or published.
 */
export function PublishCheck({ missing }: PublishCheckProps) {
  const { t } = useTranslation('creator');
  const labels = useFieldLabels();
  const words = useStepWords();
  const { control, getFieldState, getValues } = useFormContext<DraftValues>();
  const state = useFormState({ control });
  if (!missing) return null;
  const left = missing
    .map(({ field }) => pathOf(field, getValues()))
    .filter((path) => !getFieldState(path as 'title', state).isDirty);
  if (left.length === 0) {
    return (
      <Alert severity="success" role="status">
        <strong>{t('form.ready')}</strong> {t('form.publishNote')}
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="status">
      {t('form.missing')}
      <ul className={styles.missing}>
        {left.map((path) => (
          <li key={path}>{labels.get(path) ?? words(stepOf(path))}</li>
        ))}
      </ul>
    </Alert>
  );
}

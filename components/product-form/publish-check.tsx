'use client';

import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DraftValues, type MissingField, missingForPublish } from './product-draft';
import styles from './product-form.module.css';

const LABELS = {
  title: 'form.title',
  description: 'form.description',
  categoryId: 'form.category',
  coverId: 'form.cover',
  files: 'form.files',
  'price.amount': 'form.price',
} as const satisfies Record<MissingField, string>;

/** What is still missing, or that nothing is. */
export function PublishCheck() {
  const { t } = useTranslation('creator');
  const values = useWatch<DraftValues>() as DraftValues;
  const missing = missingForPublish(values);
  if (missing.length === 0) {
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
        {missing.map((field) => (
          <li key={field}>{t(LABELS[field])}</li>
        ))}
      </ul>
    </Alert>
  );
}

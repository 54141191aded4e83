'use client';

import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUploading } from '@/components/kinds/form-step/upload-activity';
import { STEPS } from './product-draft';
import styles from './product-form.module.css';
import type { ProductFormState } from './use-product-form';

type FormFootProps = { state: ProductFormState };

/** The footer of the product form: its save status, and the buttons back, save, next and, in the last step, publish. */
export function FormFoot({ state }: FormFootProps) {
  const { t } = useTranslation('creator');
  const { isDirty } = useFormState({ control: state.form.control });
  const isUploading = useUploading();
  const { step, product, busy } = state;
  const index = STEPS.indexOf(step);
  const next = STEPS[index + 1];
  const previous = STEPS[index - 1];
  const isPublished = product?.status === 'published';
  const isBusy = isUploading || busy !== null;
  return (
    <footer className={`row cluster spread gap-2 ${styles.foot}`}>
      <p className="type-caption text-secondary" role="status">
        {isUploading
          ? t('form.waitForUploads')
          : isDirty
            ? t('form.unsaved')
            : product
              ? t('form.savedAt')
              : ''}
      </p>
      <div className={styles.buttons}>
        {previous ? (
          <Button variant="text" color="inherit" onClick={() => void state.go(previous)}>
            {t('form.back')}
          </Button>
        ) : null}
        <Button
          variant={isPublished ? 'contained' : 'outlined'}
          loading={busy === 'save'}
          disabled={isBusy || (!isDirty && product !== null)}
          onClick={() => void state.save()}
        >
          {isPublished ? t('form.save') : t('form.saveDraft')}
        </Button>
        {next ? (
          <Button
            variant={isPublished ? 'outlined' : 'contained'}
            disabled={isBusy}
            onClick={() => void state.go(next)}
          >
            {t('form.next')}
          </Button>
        ) : null}
        {!next && !isPublished ? (
          <Button loading={busy === 'publish'} disabled={isBusy} onClick={() => void state.publish()}>
            {t('form.publish')}
          </Button>
        ) : null}
      </div>
    </footer>
  );
}

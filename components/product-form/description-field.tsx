'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Icon } from '@/components/ui/icon';
import styles from './description-field.module.css';

// The preview needs the Markdown library: it is loaded when the seller opens the preview.
const DescriptionPreview = dynamic(
  () => import('./description-preview').then((module) => module.DescriptionPreview),
  { ssr: false },
);

/** The product's description, which may have Markdown, with a preview of how it will look. */
export function DescriptionField() {
  const { t } = useTranslation('creator');
  const [shown, setShown] = useState(false);
  const previewId = useId();
  const text = String(useWatch({ name: 'description' }) ?? '');
  return (
    <div className="stack gap-1">
      <TextAreaField
        name="description"
        label={t('form.description')}
        hint={
          <span>
            {t('form.descriptionHint')} <span className={styles.marks}>{t('form.descriptionMarks')}</span>
          </span>
        }
        rows={6}
        max={8000}
      />
      <div>
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name={shown ? 'eye-off' : 'eye'} size={18} />}
          aria-expanded={shown}
          aria-controls={previewId}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'form.hidePreview' : 'form.showPreview')}
        </Button>
      </div>
      <section id={previewId} className={styles.preview} aria-label={t('form.preview')} hidden={!shown}>
        {shown ? (
          text.trim() === '' ? (
            <p>{t('form.previewEmpty')}</p>
          ) : (
            <DescriptionPreview text={text} />
          )
        ) : null}
      </section>
    </div>
  );
}

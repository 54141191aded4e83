'use client';

import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageField } from '@/components/forms/image-field';
import { useReportBusy } from '@/components/kinds/form-step/upload-activity';
import { partsOf } from '@/components/kinds/table';
import { Skeleton } from '@/components/ui/skeleton';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import { GalleryField } from './gallery-field';
import type { DraftValues } from './product-draft';
import styles from './product-form.module.css';

/** The pictures, and what the buyer gets. */
export function MediaStep() {
  const { t } = useTranslation('creator');
  const cover = useCoverUpload();
  useReportBusy('cover', cover.busy);
  const { FormStep } = partsOf(useWatch<DraftValues, 'content.kind'>({ name: 'content.kind' }));
  return (
    <>
      <div className={styles.cover}>
        <ImageField
          name="coverId"
          label={t('form.cover')}
          hint={t('form.coverHint')}
          upload={cover.upload}
          ratio={4 / 3}
        />
      </div>
      <GalleryField />
      {/* Another kind has another step: while it loads, the form around it stays. */}
      <Suspense fallback={<Skeleton shape="block" height={200} />}>
        <FormStep />
      </Suspense>
    </>
  );
}

'use client';

import { useTranslation } from 'react-i18next';
import { ImageField } from '@/components/forms/image-field';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import { FilesField } from './files-field';
import { GalleryField } from './gallery-field';
import styles from './product-form.module.css';
import { useReportBusy } from './upload-activity';

/** What it looks like, and what the buyer gets. */
export function MediaStep() {
  const { t } = useTranslation('creator');
  const cover = useCoverUpload();
  useReportBusy('cover', cover.busy);
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
      <FilesField />
    </>
  );
}

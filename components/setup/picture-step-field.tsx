'use client';

import { ImageField } from '@/components/forms/image-field';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import styles from './setup-form.module.css';

type PictureStepFieldProps = { label: string; hint: string };

/** The photo or the logo. */
export function PictureStepField({ label, hint }: PictureStepFieldProps) {
  const { upload } = useCoverUpload();
  return (
    <div className={styles.picture}>
      <ImageField name="profilePicId" label={label} hint={hint} upload={upload} ratio={1} round />
    </div>
  );
}

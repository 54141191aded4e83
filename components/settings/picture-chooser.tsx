'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_ACCEPT, imageProblem } from '@/components/forms/image-rules';
import { useMessage } from '@/components/forms/use-message';
import { useErrorText } from '@/hooks/use-error-text';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { upload } from '@/lib/client/upload';
import styles from './picture-chooser.module.css';

type PictureChooserProps = {
  field: 'profilePicId' | 'coverId';
  /** What the picture is, for screen readers. */
  label: string;
  /** There is one that can be removed. */
  isSet: boolean;
};

/** Chooses a picture, stores it and puts it on the profile; or takes it off. */
export function PictureChooser({ field, label, isSet }: PictureChooserProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const message = useMessage();
  const words = useErrorText();
  const update = useUpdateMe();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = progress !== null || update.isPending;

  const change = async (file: File | null) => {
    const refused = file ? imageProblem(file) : undefined;
    setProblem(message(refused) ?? null);
    if (refused) return;
    try {
      if (file) setProgress(0);
      const fileId = file ? (await upload(file, 'image', setProgress))._id : null;
      await update.mutateAsync({ [field]: fileId });
      // The shell shows the photo, and it came from the server.
      router.refresh();
    } catch (error) {
      setProblem(words(error));
    } finally {
      setProgress(null);
    }
  };

  return (
    <div className={styles.chooser}>
      <input
        ref={input}
        type="file"
        accept={IMAGE_ACCEPT}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void change(file);
        }}
      />
      <div className={styles.buttons}>
        <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
          {t(isSet ? 'form.changeImage' : 'form.chooseImage')}
        </Button>
        {isSet ? (
          <Button variant="text" color="inherit" disabled={busy} onClick={() => void change(null)}>
            {t('form.removeImage')}
          </Button>
        ) : null}
      </div>
      {progress === null ? null : (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={t('form.uploading')} />
      )}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
    </div>
  );
}

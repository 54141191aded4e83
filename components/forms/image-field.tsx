'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MuiTextField from '@mui/material/TextField';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { Picture, type StoredImage } from '@/components/ui/picture';
import { toApiError } from '@/lib/client/api-error';
import { FieldMessage } from './field-message';
import styles from './image-field.module.css';
import { IMAGE_ACCEPT, imageProblem } from './image-rules';
import { useField } from './use-field';
import { useMessage } from './use-message';

/** What the form holds for a picture. */
export type PickedImage = { fileId: string; image: StoredImage; alt: string };

type ImageFieldProps = {
  name: string;
  label: string;
  /** Stores the file; throws an ApiError when it is refused. */
  upload: (
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ _id: string; image: StoredImage | null }>;
  hint?: ReactNode;
  /** Width / height of the preview. */
  ratio?: number;
  /** Asks for a description for those who cannot see it. */
  withAlt?: boolean;
};

/** A picture: chosen, stored at once, shown, described. */
export function ImageField({ name, label, upload, hint, ratio = 4 / 3, withAlt = false }: ImageFieldProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const { field, error } = useField(name, label);
  const picked: PickedImage | null = field.value ?? null;
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = imageProblem(file);
    setProblem(refused);
    if (refused) return;
    setProgress(0);
    try {
      const stored = await upload(file, setProgress);
      if (stored.image) field.onChange({ fileId: stored._id, image: stored.image, alt: '' });
    } catch (failure) {
      const { message: words, code } = toApiError(failure);
      setProblem(words || `errors:${code}.detail`);
    } finally {
      setProgress(null);
      field.onBlur();
    }
  };

  const shownError = problem ? message(problem) : error;
  return (
    <fieldset className={styles.field} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <input
        ref={input}
        type="file"
        accept={IMAGE_ACCEPT}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.frame} style={{ aspectRatio: ratio }} data-error={Boolean(shownError)}>
        {picked ? (
          <>
            <Picture image={picked.image} alt={picked.alt} sizes="440px" ratio={ratio} />
            <IconButton
              className={styles.remove}
              aria-label={t('form.removeImage')}
              onClick={() => field.onChange(null)}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </>
        ) : (
          <button
            ref={field.ref}
            type="button"
            className={styles.pick}
            disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            <Icon name="image" size={28} />
            {t('form.chooseImage')}
          </button>
        )}
      </div>
      {progress === null ? null : (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={t('form.uploading')} />
      )}
      {picked && withAlt ? (
        <MuiTextField
          label={t('form.altText')}
          placeholder={t('form.altHint')}
          value={picked.alt}
          onChange={(event) => field.onChange({ ...picked, alt: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: 300 } }}
        />
      ) : null}
      {picked ? (
        <Button variant="text" size="small" onClick={() => input.current?.click()}>
          {t('form.changeImage')}
        </Button>
      ) : null}
      {shownError || hint ? (
        <p className={styles.message} role={shownError ? 'alert' : undefined}>
          <FieldMessage error={shownError} hint={hint} />
        </p>
      ) : null}
    </fieldset>
  );
}

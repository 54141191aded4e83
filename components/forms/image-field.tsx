'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiTextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { Picture, type StoredImage } from '@/components/ui/picture';
import type { UploadOptions } from '@/lib/client/upload';
import { roomFor } from '@/lib/contract/limits';
import { FieldMessage } from './field-message';
import styles from './image-field.module.css';
import { ImagePick } from './image-pick';
import { useField } from './use-field';
import { useImagePick } from './use-image-pick';
import { useMessage } from './use-message';

/** A picture in the form. */
export type PickedImage = { fileId: string; image: StoredImage; alt: string };

type ImageFieldProps = {
  name: string;
  label: string;
  /** Stores the file; throws an ApiError when it is refused. */
  upload: (file: File, options: UploadOptions) => Promise<{ _id: string; image: StoredImage | null }>;
  hint?: ReactNode;
  /** Width / height of the crop and of the preview. */
  ratio?: number;
  /** Shown in a circle: a profile photo. */
  round?: boolean;
  /** Asks for a description for those who cannot see it. */
  withAlt?: boolean;
};

/** A picture: chosen, cropped, stored at once, shown, described. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, upload, hint, ratio = 4 / 3, round = false, withAlt = false } = props;
  const { t } = useTranslation();
  const message = useMessage();
  const { field, error } = useField(name, label);
  const picked: PickedImage | null = field.value ?? null;
  const labelId = useId();
  const pick = useImagePick(async (file, options) => {
    try {
      const stored = await upload(file, options);
      if (stored.image && !options.signal?.aborted)
        field.onChange({ fileId: stored._id, image: stored.image, alt: '' });
    } finally {
      field.onBlur();
    }
  });

  const shownError = pick.problem ? message(pick.problem) : error;
  return (
    <fieldset className="grid gap-2" aria-labelledby={labelId}>
      <span id={labelId} className="type-label">
        {label}
      </span>
      <ImagePick pick={pick} shape={{ ratio, round }} label={label} />
      <div
        className={styles.frame}
        style={{ aspectRatio: ratio }}
        data-error={Boolean(shownError)}
        data-round={round}
      >
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
            ref={(button) => {
              field.ref(button);
              pick.opener.current = button;
            }}
            type="button"
            className={`grid gap-2 type-body2 text-secondary ${styles.pick}`}
            onClick={pick.open}
          >
            <Icon name="image" size={28} />
            {t('form.chooseImage')}
          </button>
        )}
      </div>
      {picked && withAlt ? (
        <MuiTextField
          label={t('form.altText')}
          placeholder={t('form.altHint')}
          value={picked.alt}
          onChange={(event) => field.onChange({ ...picked, alt: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: roomFor(300) } }}
        />
      ) : null}
      {picked ? (
        <Button ref={pick.opener} variant="text" size="small" onClick={pick.open}>
          {t('form.changeImage')}
        </Button>
      ) : null}
      {shownError || hint ? (
        <p className="type-caption text-secondary" role={shownError ? 'alert' : undefined}>
          <FieldMessage error={shownError} hint={hint} />
        </p>
      ) : null}
    </fieldset>
  );
}

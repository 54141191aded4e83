'use client';

import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '@/components/files/upload.module.css';
import { UploadRow } from '@/components/files/upload-row';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FieldMessage } from '@/components/forms/field-message';
import { FileInput } from '@/components/forms/file-input';
import { IMAGE_ACCEPT, imageProblem } from '@/components/forms/image-rules';
import { useField } from '@/components/forms/use-field';
import { useReportBusy } from '@/components/kinds/form-step/upload-activity';
import { useDropUnsaved } from '@/components/kinds/form-step/use-drop-unsaved';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { usePictureUploads } from '@/hooks/files/use-picture-uploads';
import { roomFor } from '@/lib/contract/limits';
import type { GalleryImage } from './draft-parts';
import type { DraftValues } from './product-draft';

const MOST = 8;

/** More pictures of the product's content, each with a description. */
export function GalleryField() {
  const { t } = useTranslation(['creator', 'common']);
  const { field, error } = useField('gallery', t('form.gallery'));
  const images: GalleryImage[] = field.value;
  // Two pictures that finish at once must not overwrite each other.
  const { getValues } = useFormContext<DraftValues>();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const noRoom = useRoomCheck();
  const { uploads, start, cancel, retry, busy } = usePictureUploads({
    check: (file) => imageProblem(file) ?? noRoom(file),
    onStored: ({ _id, image }) => {
      if (image) field.onChange([...getValues('gallery'), { fileId: _id, alt: '', image }]);
    },
  });
  useReportBusy('gallery', busy);
  const discard = useDropUnsaved('gallery');
  const room = MOST - images.length - uploads.length;

  return (
    <fieldset className="stack gap-2" aria-describedby={hintId}>
      <legend className={styles.label}>{t('form.gallery')}</legend>
      {images.length > 0 ? (
        <ul className={styles.images}>
          {images.map((entry, index) => (
            <li key={entry.fileId} className={styles.image}>
              <Picture image={entry.image} alt={entry.alt} sizes="200px" ratio={4 / 3} />
              <button
                type="button"
                className={styles.round}
                aria-label={t('form.removeImage', { number: index + 1 })}
                onClick={() => {
                  field.onChange(images.filter((_, at) => at !== index));
                  discard(entry.fileId);
                }}
              >
                <Icon name="trash" size={20} />
              </button>
              <input
                className={styles.alt}
                dir="auto"
                aria-label={t('form.imageAlt', { number: index + 1 })}
                placeholder={t('common:form.altText')}
                value={entry.alt}
                maxLength={roomFor(300)}
                onChange={(event) =>
                  field.onChange(
                    images.map((other, at) => (at === index ? { ...other, alt: event.target.value } : other)),
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {uploads.length > 0 ? (
        <ul className={styles.rows}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      ) : null}
      <FileInput
        ref={input}
        accept={IMAGE_ACCEPT}
        multiple
        aria-label={t('form.gallery')}
        onChoose={(files) => start(files.slice(0, Math.max(0, room)))}
      />
      <div>
        <Button
          ref={field.ref}
          variant="outlined"
          disabled={room <= 0}
          startIcon={<Icon name="image" size={20} />}
          onClick={() => input.current?.click()}
        >
          {t('form.addImages')}
        </Button>
      </div>
      <p id={hintId} className="type-caption text-secondary" role={error ? 'alert' : undefined}>
        <FieldMessage error={error} hint={t('form.galleryHint')} />
      </p>
    </fieldset>
  );
}

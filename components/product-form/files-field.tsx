'use client';

import Button from '@mui/material/Button';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StorageBar } from '@/components/files/storage-bar';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { fileIcon } from '@/components/products/file-icon';
import { FileSize } from '@/components/products/file-size';
import { Icon } from '@/components/ui/icon';
import { useUploads } from '@/hooks/files/use-uploads';
import { PRODUCT_FILE_MAX_BYTES, roomFor } from '@/lib/contract/limits';
import type { DraftFile } from './draft-parts';
import type { DraftValues } from './product-draft';
import styles from './upload.module.css';
import { useReportBusy } from './upload-activity';
import { UploadRow } from './upload-row';
import { useDropUnsaved } from './use-drop-unsaved';

const tooLarge = (file: File) => (file.size > PRODUCT_FILE_MAX_BYTES ? 'validation:fileSize' : undefined);

/** What the buyer gets: files that are chosen or dropped, stored at once, and named. */
export function FilesField() {
  const { t } = useTranslation('creator');
  const { field, error } = useField('files', t('form.files'));
  const files: DraftFile[] = field.value;
  // Two that arrive at once must not overwrite each other.
  const { getValues } = useFormContext<DraftValues>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const noRoom = useRoomCheck();
  const { uploads, start, cancel, retry, busy } = useUploads({
    purpose: 'product_file',
    check: (file) => tooLarge(file) ?? noRoom(file),
    onStored: ({ _id, name, size, mime }) =>
      field.onChange([...getValues('files'), { fileId: _id, name, size, mime, isFree: false }]),
  });
  useReportBusy('files', busy);
  const discard = useDropUnsaved();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start([...event.dataTransfer.files]);
  };
  const change = (index: number, part: Partial<DraftFile>) =>
    field.onChange(files.map((file, at) => (at === index ? { ...file, ...part } : file)));

  return (
    <fieldset
      className={styles.field}
      aria-describedby={hintId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={styles.label}>{t('form.files')}</legend>
      <div className={styles.drop} data-over={over} data-error={Boolean(error)}>
        {t('form.dropFiles')}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('form.files')}
          onChange={(event) => {
            start([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<Icon name="upload" size={20} />}
          onClick={() => input.current?.click()}
        >
          {t('form.addFiles')}
        </Button>
      </div>
      {files.length + uploads.length > 0 ? (
        <ul className={styles.rows}>
          {files.map((file, index) => (
            <li key={file.fileId} className={styles.row}>
              <Icon name={fileIcon(file.mime)} size={22} className={styles.icon} />
              <input
                className={styles.rename}
                dir="auto"
                aria-label={t('form.fileName', { number: index + 1 })}
                value={file.name}
                maxLength={roomFor(200)}
                onChange={(event) => change(index, { name: event.target.value })}
              />
              <button
                type="button"
                className={styles.sample}
                aria-pressed={file.isFree}
                aria-label={t('form.sampleOf', { name: file.name })}
                onClick={() => change(index, { isFree: !file.isFree })}
              >
                {file.isFree ? <Icon name="check" size={16} /> : null}
                {t('form.sample')}
              </button>
              <span className={styles.size}>
                <FileSize bytes={file.size} />
              </span>
              <button
                type="button"
                className={styles.round}
                aria-label={t('form.removeFile', { name: file.name })}
                onClick={() => {
                  field.onChange(files.filter((_, at) => at !== index));
                  discard(file.fileId);
                }}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
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
      <p id={hintId} className={styles.message} role={error ? 'alert' : undefined}>
        <FieldMessage error={error} hint={t('form.filesHint')} />
      </p>
      <StorageBar />
    </fieldset>
  );
}

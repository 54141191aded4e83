'use client';

import Button from '@mui/material/Button';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { fileProblem } from '@/components/files/file-rules';
import { FileSize } from '@/components/files/file-size';
import { StorageBar } from '@/components/files/storage-bar';
import styles from '@/components/files/upload.module.css';
import { UploadRow } from '@/components/files/upload-row';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FieldMessage } from '@/components/forms/field-message';
import { FileInput } from '@/components/forms/file-input';
import { useField } from '@/components/forms/use-field';
import { useReportBusy } from '@/components/kinds/form-step/upload-activity';
import { useDropUnsaved } from '@/components/kinds/form-step/use-drop-unsaved';
import { Icon } from '@/components/ui/icon';
import { useFileUploads } from '@/hooks/files/use-file-uploads';
import { lookAtRecording } from '@/lib/client/recordings/look-at';
import { roomFor } from '@/lib/contract/limits';
import { Messages } from '@/lib/i18n/page-messages';
import type { DraftFile, FilesDraft } from './form-schema';

/** The product's files: chosen or dropped, stored at once, and named. */
export function FilesStep() {
  return (
    <Messages of={['creator', 'products', 'kinds-files', 'recordings']}>
      <FilesField />
    </Messages>
  );
}

const FIELD = 'content.files';

function FilesField() {
  const { t } = useTranslation('kinds-files');
  const { field, error } = useField(FIELD, t('form.title'));
  const files: DraftFile[] = field.value;
  // Two files that finish at once must not overwrite each other.
  const { getValues } = useFormContext<{ content: FilesDraft }>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const noRoom = useRoomCheck();
  const { uploads, start, cancel, retry, convert, sendAnyway, busy } = useFileUploads({
    check: (file) => fileProblem(file) ?? noRoom(file),
    look: lookAtRecording,
    onStored: ({ _id, name, size, mime }) =>
      field.onChange([...getValues(FIELD), { fileId: _id, name, size, mime, isFree: false }]),
  });
  useReportBusy('files', busy);
  const discard = useDropUnsaved(FIELD);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start([...event.dataTransfer.files]);
  };
  const change = (index: number, part: Partial<DraftFile>) =>
    field.onChange(files.map((file, at) => (at === index ? { ...file, ...part } : file)));

  return (
    <fieldset
      className="stack gap-2"
      aria-describedby={hintId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={styles.label}>{t('form.title')}</legend>
      <div
        className={`grid gap-2 type-body2 text-secondary ${styles.drop}`}
        data-over={over}
        data-error={Boolean(error)}
      >
        {t('form.drop')}
        <FileInput ref={input} multiple aria-label={t('form.title')} onChoose={start} />
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<Icon name="upload" size={20} />}
          onClick={() => input.current?.click()}
        >
          {t('form.add')}
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
                aria-label={t('form.name', { number: index + 1 })}
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
                aria-label={t('form.remove', { name: file.name })}
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
              onConvert={() => convert(upload)}
              onSendAnyway={() => sendAnyway(upload)}
            />
          ))}
        </ul>
      ) : null}
      <p id={hintId} className="type-caption text-secondary" role={error ? 'alert' : undefined}>
        <FieldMessage error={error} hint={t('form.hint')} />
      </p>
      <StorageBar />
    </fieldset>
  );
}

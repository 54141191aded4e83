'use client';

import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { fileProblem } from '@/components/files/file-rules';
import { FileSize } from '@/components/files/file-size';
import upload from '@/components/files/upload.module.css';
import { UploadRow } from '@/components/files/upload-row';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FileInput } from '@/components/forms/file-input';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { useFileUploads } from '@/hooks/files/use-file-uploads';
import { useDropFile } from '@/hooks/files/use-storage';
import type { usePaidWriting } from './use-paid-writing';

type LockedFilesProps = {
  writing: ReturnType<typeof usePaidWriting>;
  /** The button before that for files. */
  children: ReactNode;
};

/** The files of a locked part: chosen, stored at once, and removed. */
export function LockedFiles({ writing, children }: LockedFilesProps) {
  const { t } = useTranslation('paid-writing');
  const { files, setFiles, setBusy, isStored } = writing;
  const chooser = useRef<HTMLInputElement>(null);
  const drop = useDropFile();
  const noRoom = useRoomCheck();
  const { uploads, start, cancel, retry, busy } = useFileUploads({
    check: (file) => fileProblem(file) ?? noRoom(file),
    // Two files that finish at once must not overwrite each other.
    onStored: ({ _id: id, name, size, mime }) => setFiles((all) => [...all, { id, name, size, mime }]),
  });
  useEffect(() => setBusy(busy), [busy, setBusy]);
  const remove = (id: string) => {
    setFiles((all) => all.filter((file) => file.id !== id));
    if (!isStored(id)) drop(id);
  };
  return (
    <>
      {files.length + uploads.length > 0 ? (
        <ul className={upload.rows} aria-label={t('files')}>
          {files.map(({ id, name, size, mime }) => (
            <li key={id} className={upload.row}>
              <Icon name={fileIcon(mime)} size={22} className={upload.icon} />
              <div className={upload.words}>
                <BidiText className={upload.name}>{name}</BidiText>
              </div>
              <span className={upload.size}>
                <FileSize bytes={size} />
              </span>
              <button
                type="button"
                className={upload.round}
                aria-label={t('removeFile', { name })}
                onClick={() => remove(id)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
          {uploads.map((each) => (
            <UploadRow
              key={each.key}
              upload={each}
              onCancel={() => cancel(each.key)}
              onRetry={() => retry(each)}
            />
          ))}
        </ul>
      ) : null}
      <FileInput ref={chooser} multiple aria-label={t('addFiles')} onChoose={start} />
      <div className="cluster gap-2">
        {children}
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => chooser.current?.click()}
        >
          {t('addFiles')}
        </Button>
      </div>
    </>
  );
}

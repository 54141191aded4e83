'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FileSize } from '@/components/files/file-size';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { Upload } from '@/hooks/files/use-uploads';
import styles from './upload.module.css';

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

/** A file that is uploading, with progress and a cancel button; or why it failed, and a retry button. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation('creator');
  const message = useMessage();
  const { file, progress, problem } = upload;
  return (
    <li className={styles.row}>
      <Icon name={problem ? 'warning' : 'upload'} size={22} className={styles.icon} />
      <div className={styles.words}>
        <BidiText className={styles.name}>{file.name}</BidiText>
        {problem ? (
          <span className={styles.problem} role="alert">
            <FieldMessage error={message(problem)} />
          </span>
        ) : (
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={t('form.uploading', { name: file.name })}
          />
        )}
      </div>
      <span className={styles.size}>
        <FileSize bytes={file.size} />
      </span>
      {problem ? (
        <button
          type="button"
          className={styles.round}
          aria-label={t('form.retryUpload', { name: file.name })}
          onClick={onRetry}
        >
          <Icon name="refresh" size={20} />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.round}
        aria-label={t('form.cancelUpload', { name: file.name })}
        onClick={onCancel}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}

'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { FileSize } from '@/components/files/file-size';
import { UnplayableFile } from '@/components/files/unplayable-file';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { Upload } from '@/hooks/files/use-uploads';
import styles from './upload.module.css';

type UploadRowProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  /** for files of which browsers cannot play some */
  onConvert?: () => void;
  onSendAnyway?: () => void;
};

/** A file that is uploading, with progress and a cancel button; or why it failed, and a retry button. */
export function UploadRow({ upload, onCancel, onRetry, onConvert, onSendAnyway }: UploadRowProps) {
  const { t } = useTranslation('creator');
  const message = useMessage();
  const { file, problem, unplayable } = upload;
  return (
    <li className={styles.row}>
      <Icon name={problem ? 'warning' : 'upload'} size={22} className={styles.icon} />
      <div className={styles.words}>
        <BidiText className={styles.name}>{file.name}</BidiText>
        {unplayable && onConvert ? (
          <UnplayableFile unplayable={unplayable} onConvert={onConvert} onSendAnyway={onSendAnyway} />
        ) : null}
        {problem && !unplayable ? (
          <span className="type-caption" role="alert">
            <FieldMessage error={message(problem)} />
          </span>
        ) : null}
        {problem ? null : <Running upload={upload} />}
      </div>
      <span className={styles.size}>
        <FileSize bytes={file.size} />
      </span>
      {problem && !unplayable ? (
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

/** How far it is, and what it waits for. */
function Running({ upload: { file, progress } }: { upload: Upload }) {
  const { t } = useTranslation(['creator', 'recordings']);
  const { phase, share, secondsLeft } = progress;
  const isConverted = phase === 'converting';
  return (
    <>
      <LinearProgress
        variant={phase === 'checking' ? 'indeterminate' : 'determinate'}
        value={phase === 'checking' ? undefined : share * 100}
        aria-label={t(isConverted ? 'recordings:convertingOf' : 'form.uploading', { name: file.name })}
      />
      {phase === 'sending' ? (
        <TimeLeft seconds={secondsLeft} />
      ) : (
        <span className="type-caption text-secondary" role="status">
          {isConverted ? t('recordings:converting') : null}
          {phase === 'waiting' ? t('form.uploadWaits') : null}
          {phase === 'checking' ? t('form.uploadChecked') : null}
        </span>
      )}
    </>
  );
}

function TimeLeft({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation('creator');
  if (seconds === null) return null;
  const minutes = Math.round(seconds / 60);
  const words =
    minutes < 1
      ? t('form.secondsLeft')
      : minutes < 90
        ? t('form.minutesLeft', { count: minutes })
        : t('form.hoursLeft', { count: Math.round(minutes / 60) });
  return <span className="type-caption text-secondary">{words}</span>;
}

'use client';

import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { FileSize } from '@/components/files/file-size';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { type LessonPlace, linkInput, useLessonDownload } from '@/hooks/kinds/courses/use-lesson-link';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import styles from './lesson-content.module.css';

type LessonFilesProps = { place: LessonPlace; files: readonly LessonFile[] };

/** The files that are handed out with a lesson. Each download asks for its own link. */
export function LessonFiles({ place, files }: LessonFilesProps) {
  const { t } = useTranslation('kinds-courses');
  const titleId = useId();
  const download = useLessonDownload(place);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="type-h6">
        {t('attachments.title')}
      </h2>
      {download.failure ? (
        <Alert severity="error" role="alert">
          {download.failure}
        </Alert>
      ) : null}
      <ul className={styles.rows}>
        {files.map((file) => (
          <li key={file.fileId}>
            <button
              type="button"
              className={`row gap-3 type-body2 ${styles.row}`}
              disabled={download.isPending && download.variables.params.fileId === file.fileId}
              onClick={() => download.run(linkInput(place, file.fileId, false))}
            >
              <Icon name={fileIcon(file.mime)} size={22} className={styles.fileIcon} />
              <span className="grow min-0 anywhere">
                <BidiText>{file.name}</BidiText>
              </span>
              <span className="type-caption text-secondary">
                <FileSize bytes={file.size} />
              </span>
              <Icon name="download" size={20} label={t('attachments.download')} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

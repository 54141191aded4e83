'use client';

import Button from '@mui/material/Button';
import { useRef } from 'react';
import { fileIcon } from '@/components/files/file-icon';
import { fileProblem } from '@/components/files/file-rules';
import { FileSize } from '@/components/files/file-size';
import uploadStyles from '@/components/files/upload.module.css';
import { UploadRow } from '@/components/files/upload-row';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FileInput } from '@/components/forms/file-input';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useFileUploads } from '@/hooks/files/use-file-uploads';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';

type AttachmentsProps = { lessonId: string; files: readonly LessonFile[] };

/** Files that are handed out with a lesson. */
export function Attachments({ lessonId, files }: AttachmentsProps) {
  const { t } = useCourseWords('kinds-courses');
  const { acts } = useEditing();
  const noRoom = useRoomCheck();
  const input = useRef<HTMLInputElement>(null);
  // Two files that are stored at once must not overwrite each other: each adds to what was sent before.
  const sent = useRef(files);
  const keep = async (next: readonly LessonFile[]) => {
    sent.current = next;
    const body = { files: next.map(({ fileId, name }) => ({ fileId, name })) };
    const done = await acts.changeLesson(lessonId, body);
    sent.current = done ? done.files : files;
  };
  const { uploads, start, cancel, retry } = useFileUploads({
    check: (file) => fileProblem(file) ?? noRoom(file),
    onStored: ({ _id: fileId, name, size, mime }) =>
      void keep([...sent.current, { fileId, name, size, mime }]),
  });
  return (
    <TitledCard title={t('attachments.title')} hint={t('attachments.hint')}>
      {files.length + uploads.length > 0 ? (
        <ul className={uploadStyles.rows}>
          {files.map(({ fileId, name, size, mime }) => (
            <li key={fileId} className={uploadStyles.row}>
              <Icon name={fileIcon(mime)} size={22} className={uploadStyles.icon} />
              <BidiText className="grow min-0 type-body2 anywhere">{name}</BidiText>
              <span className={uploadStyles.size}>
                <FileSize bytes={size} />
              </span>
              <button
                type="button"
                className={uploadStyles.round}
                aria-label={t('attachments.remove', { name })}
                onClick={() => void keep(sent.current.filter((file) => file.fileId !== fileId))}
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
      <div>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
      </div>
      <FileInput ref={input} multiple aria-label={t('attachments.add')} onChoose={start} />
    </TitledCard>
  );
}

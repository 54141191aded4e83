'use client';

import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fileProblem } from '@/components/files/file-rules';
import { FileSize } from '@/components/files/file-size';
import uploadStyles from '@/components/files/upload.module.css';
import { UploadRow } from '@/components/files/upload-row';
import { useRoomCheck } from '@/components/files/use-room-check';
import { FileInput } from '@/components/forms/file-input';
import { ImageField } from '@/components/forms/image-field';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import { useFileUploads } from '@/hooks/files/use-file-uploads';
import styles from './quiz.module.css';
import type { QuestionSound } from './quiz-values';

/** A picture and a sound of a question; most have none, so each is a button until it is wanted. */
export function QuestionMedia({ name }: { name: `questions.${number}` }) {
  const { t } = useTranslation('kinds-quizzes');
  const { field } = useController({ name: `${name}.image` });
  const [isOpen, setOpen] = useState(field.value !== null);
  return (
    <>
      {isOpen ? <QuestionPicture name={`${name}.image`} /> : null}
      <QuestionSoundField name={`${name}.sound`}>
        {isOpen ? null : (
          <Button
            variant="outlined"
            size="small"
            startIcon={<Icon name="image" size={18} />}
            onClick={() => setOpen(true)}
          >
            {t('question.addPicture')}
          </Button>
        )}
      </QuestionSoundField>
    </>
  );
}

function QuestionPicture({ name }: { name: string }) {
  const { t } = useTranslation('kinds-quizzes');
  const { upload } = useCoverUpload();
  return <ImageField name={name} label={t('question.picture')} upload={upload} ratio={16 / 9} withAlt />;
}

type QuestionSoundFieldProps = { name: string; children: React.ReactNode };

function QuestionSoundField({ name, children }: QuestionSoundFieldProps) {
  const { t } = useTranslation('kinds-quizzes');
  const { field } = useController({ name });
  const sound: QuestionSound | null = field.value;
  const noRoom = useRoomCheck();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, start, cancel, retry } = useFileUploads({
    check: (file) =>
      file.type.startsWith('audio/') ? (fileProblem(file) ?? noRoom(file)) : 'kinds-quizzes:wrong.noSound',
    onStored: ({ _id: fileId, name, size, mime }) => field.onChange({ fileId, name, size, mime }),
  });
  return (
    <>
      {sound || uploads.length > 0 ? (
        <ul className={uploadStyles.rows} aria-label={t('question.sound')}>
          {sound ? (
            <li className={uploadStyles.row}>
              <Icon name="audio" size={22} className={uploadStyles.icon} />
              <BidiText className={uploadStyles.words}>{sound.name}</BidiText>
              <span className={uploadStyles.size}>
                <FileSize bytes={sound.size} />
              </span>
              <button
                type="button"
                className={uploadStyles.round}
                aria-label={t('question.removeSound')}
                onClick={() => field.onChange(null)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          ) : null}
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
      <div className={`cluster gap-2 ${styles.media}`}>
        {children}
        {sound || uploads.length > 0 ? null : (
          <Button
            variant="outlined"
            size="small"
            startIcon={<Icon name="audio" size={18} />}
            onClick={() => input.current?.click()}
          >
            {t('question.addSound')}
          </Button>
        )}
      </div>
      <FileInput ref={input} accept="audio/*" aria-label={t('question.addSound')} onChoose={start} />
    </>
  );
}

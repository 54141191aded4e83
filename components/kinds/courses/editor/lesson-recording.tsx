'use client';

import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import dynamic from 'next/dynamic';
import { use, useRef, useState } from 'react';
import { FileSize } from '@/components/files/file-size';
import { UnplayableFile } from '@/components/files/unplayable-file';
import { FieldMessage } from '@/components/forms/field-message';
import { FileInput } from '@/components/forms/file-input';
import { useMessage } from '@/components/forms/use-message';
import { usePlayerLink } from '@/components/media-player/use-player-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { lessonIcons } from '../lesson-icons';
import { SeriesContext, useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';
import { LessonPoster } from './lesson-poster';
import { LessonStream } from './lesson-stream';
import { type LessonUpload, useRows } from './row-store';

const RecordingPlayer = dynamic(
  () => import('../../recordings/recording-player').then((module) => module.RecordingPlayer),
  {
    ssr: false,
  },
);

/** What browsers offer to choose; the server decides. */
const ACCEPTED = { video: 'video/*', audio: 'audio/*', file: undefined };

/** A lesson that consists of a file. */
export type RecordedLesson = MadeLesson & { type: keyof typeof ACCEPTED };
export const isRecorded = (lesson: MadeLesson): lesson is RecordedLesson => lesson.type in ACCEPTED;

/** The video, the sound or the file of a lesson: chosen or dropped, watched, replaced. */
export function LessonRecording({ lesson }: { lesson: RecordedLesson }) {
  const { t } = useCourseWords('kinds-courses');
  const { rows, sendFile } = useEditing();
  const upload = useRows(rows, ({ uploads }) => uploads.get(lesson._id));
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = () => input.current?.click();
  const take = (file: File | undefined) => file && sendFile(lesson._id, file);
  return (
    <fieldset
      aria-label={t(`main.${lesson.type}`)}
      className={styles.recording}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {upload ? <UploadState upload={upload} /> : null}
      {!upload && lesson.file ? <Stored lesson={lesson} onReplace={choose} /> : null}
      {!upload && !lesson.file ? (
        <div className={`grid gap-3 type-body2 text-secondary ${styles.drop}`}>
          <Icon name={lessonIcons[lesson.type]} size={32} />
          <p>{t(`drop.${lesson.type}`)}</p>
          <Button variant="outlined" startIcon={<Icon name="upload" size={20} />} onClick={choose}>
            {t('drop.choose')}
          </Button>
        </div>
      ) : null}
      <FileInput
        ref={input}
        aria-label={t(`main.${lesson.type}`)}
        accept={ACCEPTED[lesson.type]}
        onChoose={([file]) => take(file)}
      />
    </fieldset>
  );
}

type StoredProps = { lesson: MadeLesson; onReplace: () => void };

function Stored({ lesson, onReplace }: StoredProps) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  const { courseId } = useEditing();
  const player = usePlayerLink();
  const isSeries = use(SeriesContext);
  const message = useMessage();
  const { file, unplayable } = lesson;
  if (!file) return null;
  const isPlayed = lesson.type === 'video' || lesson.type === 'audio';
  return (
    <>
      {isPlayed ? (
        <RecordingPlayer
          key={file.fileId}
          link={player}
          place={{ by: 'product', id: courseId, lessonId: lesson._id }}
          lesson={lesson}
          file={file}
          failed={t('shown.failed')}
        />
      ) : null}
      <div className={`row cluster gap-3 ${styles.stored}`}>
        <Icon name={lessonIcons[lesson.type]} size={22} className={styles.icon} />
        <span className={`grid grow min-0 type-label anywhere ${styles.storedName}`}>
          <BidiText>{file.name}</BidiText>
          <small>
            <FileSize bytes={file.size} />
            {lesson.seconds ? (
              <>
                {' · '}
                <bdi dir="ltr">{clockTime(lesson.seconds, intl)}</bdi>
              </>
            ) : null}
          </small>
        </span>
        <Button variant="text" onClick={onReplace}>
          {t('drop.replace')}
        </Button>
      </div>
      {unplayable ? (
        <span role="alert">
          <FieldMessage error={message(unplayable)} />
        </span>
      ) : null}
      {lesson.type === 'video' ? <LessonStream lessonId={lesson._id} /> : null}
      {lesson.type === 'video' || isSeries ? <LessonPoster lesson={lesson} player={player} /> : null}
    </>
  );
}

function UploadState({ upload }: { upload: LessonUpload }) {
  const { t } = useCourseWords(['kinds-courses', 'creator', 'common', 'recordings']);
  const message = useMessage();
  const { name, size, share, isWaiting, isConverted, problem, unplayable } = upload;
  return (
    <div className={`row cluster gap-3 ${styles.upload}`}>
      <span className={`grid grow min-0 type-label anywhere ${styles.storedName}`}>
        <BidiText>{name}</BidiText>
        <small>
          <FileSize bytes={size} />
          {isWaiting ? ` · ${t('row.waiting')}` : ''}
          {isConverted ? ` · ${t('recordings:converting')}` : ''}
        </small>
      </span>
      {problem && !unplayable ? (
        <Button variant="text" onClick={upload.retry}>
          {t('common:action.retry')}
        </Button>
      ) : null}
      <Button variant="text" color="inherit" onClick={upload.cancel}>
        {t('common:action.cancel')}
      </Button>
      {unplayable ? (
        <UnplayableFile className={styles.wide} unplayable={unplayable} onConvert={upload.convert} />
      ) : null}
      {problem && !unplayable ? (
        <span role="alert" className={styles.wide}>
          <FieldMessage error={message(problem)} />
        </span>
      ) : null}
      {problem ? null : (
        <LinearProgress
          className={styles.wide}
          variant="determinate"
          value={share * 100}
          aria-label={
            isConverted ? t('recordings:convertingOf', { name }) : t('creator:form.uploading', { name })
          }
        />
      )}
    </div>
  );
}

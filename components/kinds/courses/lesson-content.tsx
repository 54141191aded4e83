'use client';

import { type ReactNode, use, useMemo } from 'react';
import { LessonText } from '@/components/lesson-text/lesson-text';
import type { Watched } from '@/components/media-player/player-types';
import { type PlayerLink, usePlayerLink } from '@/components/media-player/use-player-link';
import type { LessonPlace } from '@/hooks/kinds/courses/use-lesson-link';
import { usePlaceIn } from '@/hooks/kinds/courses/use-place-in';
import { keepPlace } from '@/lib/client/kept-places';
import type { LessonContent as Content, LessonProgress } from '@/lib/contract/kinds/course-room';
import { RecordingPlayer } from '../recordings/recording-player';
import styles from './lesson-content.module.css';
import { LessonFiles } from './lesson-files';
import { EpisodePlayer } from './series/episode-player';
import { QueueContext } from './series/queue';
import { Transcript } from './transcript';
import { useCourseWords } from './use-course-words';

type LessonContentProps = {
  place: LessonPlace;
  content: Content;
  /** how far its buyer is */
  progress?: LessonProgress;
  /** the second that the address names; null: none */
  askedAt?: number | null;
  onWatched?: (watched: Watched) => void;
  /** of the recording, where the page asks it for something */
  player?: PlayerLink;
  /** what the reader noted */
  notes?: ReactNode;
};

/** What a lesson consists of: its recording with what is said, its text, its files. */
export function LessonContent({ place, content, notes, ...watching }: LessonContentProps) {
  const { t } = useCourseWords('kinds-courses');
  const own = usePlayerLink();
  const { player = own, askedAt = null, progress, onWatched } = watching;
  const placeIn = usePlaceIn();
  const startAt = askedAt ?? placeIn(content._id, progress);
  const watch = (watched: Watched) => {
    keepPlace(content._id, watched);
    onWatched?.(watched);
  };
  const { type, file, files, text, captions } = content;
  const images = useMemo(() => new Map(content.images.map((image) => [image._id, image])), [content.images]);
  const queue = use(QueueContext);
  const isPlayed = type === 'video' || type === 'audio';
  return (
    <div className="stack gap-6">
      {queue && isPlayed ? (
        <EpisodePlayer queue={queue} content={content} startAt={startAt} askedAt={askedAt} link={player} />
      ) : null}
      {!queue && isPlayed && file ? (
        <RecordingPlayer
          place={place}
          lesson={content}
          file={file}
          failed={t('shown.failed')}
          startAt={startAt}
          onWatched={watch}
          link={player}
        />
      ) : null}
      {isPlayed && (captions.length > 0 || notes) ? (
        <div className={styles.beside}>
          {captions.length > 0 ? <Transcript player={player} captions={captions} /> : null}
          {notes}
        </div>
      ) : null}
      {text.content.length > 0 ? <LessonText doc={text} images={images} /> : null}
      <LessonFiles place={place} files={file && !isPlayed ? [file, ...files] : files} />
      {isPlayed ? null : notes}
    </div>
  );
}

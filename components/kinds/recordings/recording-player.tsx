'use client';

import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import type { Captions, Watched } from '@/components/media-player/player-types';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { LoadError } from '@/components/session/load-error';
import type { StoredImage } from '@/components/ui/picture';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type RecordingPlace, useRecordingLink } from '@/hooks/kinds/courses/use-lesson-link';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import { Messages } from '@/lib/i18n/page-messages';
import { imageSrc } from '@/lib/shared/image';
// A sheet of its own would push common styles out of the shared file (decisions/050).
import styles from '../courses/lesson-content.module.css';

const POSTER_WIDTH = 960;

const MediaPlayer = dynamic(() =>
  import('@/components/media-player/media-player').then((module) => module.MediaPlayer),
);

type RecordingPlayerProps = {
  place: RecordingPlace;
  lesson: {
    title: string;
    type: string;
    seconds: number | null;
    poster: StoredImage | null;
    captions?: readonly Captions[];
  };
  file: Pick<LessonFile, 'fileId' | 'size'>;
  /** says that it could not be opened */
  failed: string;
  /** the second at which the viewer stopped the last time */
  startAt?: number;
  /** of the captions that are shown at first */
  language?: string;
  onWatched?: (watched: Watched) => void;
  link?: PlayerLink;
};

/** A lesson's video or sound, or a question's sound. Its address is asked for when the player is shown. */
export function RecordingPlayer({ place, lesson, file, failed, ...rest }: RecordingPlayerProps) {
  const { title, type, seconds, poster, captions } = lesson;
  const link = useRecordingLink(place, file.fileId);
  const kind = type === 'audio' ? 'audio' : 'video';
  if (link.error) return <LoadError title={failed} query={link} />;
  if (!link.data) {
    return (
      <SkeletonGroup className={styles.frame}>
        <Skeleton shape="block" height="100%" />
      </SkeletonGroup>
    );
  }
  const picture = poster && imageSrc(poster, POSTER_WIDTH);
  const { url: src, stream, isPlayable } = link.data;
  if (!isPlayable) return <NotReady />;
  const recording = { src, stream, kind, title, seconds, bytes: file.size, poster: picture } as const;
  return <MediaPlayer recording={recording} captions={captions} {...rest} />;
}

/** A film that browsers cannot play is being converted. */
function NotReady() {
  return (
    <Messages of={['player']}>
      <NotReadyWords />
    </Messages>
  );
}

function NotReadyWords() {
  const { t } = useTranslation('player');
  return (
    <p className={styles.notReady} role="status">
      {t('preparing')}
    </p>
  );
}

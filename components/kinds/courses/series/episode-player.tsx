'use client';

import { useEffect, useState } from 'react';
import { EpisodeCover } from '@/components/listening/episode-cover';
import { getListening, isHeard, playEpisode, type Queue } from '@/components/listening/listening-store';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { isAtEnd } from '@/components/media-player/use-resume';
import type { LessonContent } from '@/lib/contract/kinds/course-room';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { EpisodeChapters } from './episode-chapters';
import { PlayButton } from './play-button';
import styles from './series.module.css';

type EpisodePlayerProps = {
  queue: Queue;
  content: LessonContent;
  /** where its listener stopped, in seconds */
  startAt: number;
  /** the second that the address names: it plays from there once; null: none */
  askedAt: number | null;
  link: PlayerLink;
};

/** An episode on its page: it is heard in the player at the foot of the screen, and goes on while one leaves. */
export function EpisodePlayer({ queue, content, startAt, askedAt, link }: EpisodePlayerProps) {
  const { intl } = useLocale();
  const { _id: lessonId, title, seconds, chapters } = content;
  const [playsFrom, setPlaysFrom] = useState(askedAt);
  const picture = queue.episodes.find((each) => each.lessonId === lessonId)?.picture ?? null;
  useEffect(
    () =>
      link.attach({
        playFrom: (second) => playEpisode(queue, lessonId, second),
        now: () => {
          const listening = getListening();
          return (isHeard(listening, queue, lessonId) && listening.player?.now()) || startAt;
        },
        picture: () => null,
      }),
    [link, queue, lessonId, startAt],
  );
  return (
    <>
      <div className={styles.episode}>
        <EpisodeCover picture={picture} place="page" />
        <div className={styles.start}>
          <PlayButton
            queue={queue}
            lessonId={lessonId}
            title={title}
            size="large"
            startAt={playsFrom}
            onPlay={() => setPlaysFrom(null)}
          />
          {seconds ? (
            <bdi dir="ltr" className={styles.length}>
              {startAt > 0 && !isAtEnd(startAt, seconds)
                ? `${clockTime(startAt, intl)} / ${clockTime(seconds, intl)}`
                : clockTime(seconds, intl)}
            </bdi>
          ) : null}
        </div>
      </div>
      <EpisodeChapters queue={queue} lessonId={lessonId} chapters={chapters} />
    </>
  );
}

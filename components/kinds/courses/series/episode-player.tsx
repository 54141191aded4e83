'use client';

import { useEffect, useState } from 'react';
import { EpisodeCover } from '@/components/listening/episode-cover';
import { getListening, isHeard, playEpisode, type Queue } from '@/components/listening/listening-store';
import { PlaceAndLength } from '@/components/media-player/place-and-length';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import type { LessonContent } from '@/lib/contract/kinds/course-room';
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
          {seconds ? <PlaceAndLength startAt={startAt} seconds={seconds} className={styles.length} /> : null}
        </div>
      </div>
      <EpisodeChapters queue={queue} lessonId={lessonId} chapters={chapters} />
    </>
  );
}

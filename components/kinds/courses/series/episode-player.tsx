'use client';

import { useEffect, useState } from 'react';
import { EpisodeCover } from '@/components/listening/episode-cover';
import { getListening, isHeard, playEpisode, type Queue } from '@/components/listening/listening-store';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { isAtEnd } from '@/components/media-player/use-resume';
import { BidiText } from '@/components/ui/bidi-text';
import type { LessonContent } from '@/lib/contract/kinds/course-room';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import shared from '../lesson-content.module.css';
import { useCourseWords } from '../use-course-words';
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
  const { t } = useCourseWords('kinds-courses');
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
      {chapters.length > 0 ? (
        <section aria-label={t('chapters.title')} className={shared.part}>
          <h2 className={shared.subtitle}>{t('chapters.title')}</h2>
          <ol className={shared.rows}>
            {chapters.map((chapter) => (
              <li key={chapter.at}>
                <button
                  type="button"
                  className={shared.row}
                  onClick={() => playEpisode(queue, lessonId, chapter.at)}
                >
                  <bdi dir="ltr" className={styles.time}>
                    {clockTime(chapter.at, intl)}
                  </bdi>
                  <BidiText>{chapter.title}</BidiText>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

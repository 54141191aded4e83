'use client';

import { useSyncExternalStore } from 'react';
import {
  getListening,
  isHeard,
  playEpisode,
  type Queue,
  useListening,
} from '@/components/listening/listening-store';
import { BidiText } from '@/components/ui/bidi-text';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { chapterAt } from '@/lib/shared/chapters';
import { clockTime } from '@/lib/shared/clock-time';
import shared from '../lesson-content.module.css';
import { useCourseWords } from '../use-course-words';
import styles from './series.module.css';

type EpisodeChaptersProps = { queue: Queue; lessonId: string; chapters: Chapters };

/** The chapters of an episode on its page; a press hears it from there. */
export function EpisodeChapters({ queue, lessonId, chapters }: EpisodeChaptersProps) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  const heard = useHeardChapter(queue, lessonId, chapters);
  if (chapters.length === 0) return null;
  return (
    <section aria-label={t('chapters.title')} className="grid gap-2">
      <h2 className="type-h6">{t('chapters.title')}</h2>
      <ol className={shared.rows}>
        {chapters.map((chapter) => (
          <li key={chapter.at}>
            <button
              type="button"
              className={`row gap-3 type-body2 ${shared.row}`}
              aria-current={chapter === heard}
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
  );
}

/** The chapter at which the player stands; null while it holds another episode, or none. */
function useHeardChapter(queue: Queue, lessonId: string, chapters: Chapters) {
  const sound = useListening((heard) => (isHeard(heard, queue, lessonId) ? heard.sound : null));
  return useSyncExternalStore(
    (notify) => {
      sound?.addEventListener('timeupdate', notify);
      return () => sound?.removeEventListener('timeupdate', notify);
    },
    () => {
      const second = sound ? getListening().player?.now() : undefined;
      return second === undefined ? null : chapterAt(chapters, second);
    },
    () => null,
  );
}

'use client';

import type { Queue } from '@/components/listening/listening-store';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import shared from '../../outline.module.css';
import { LessonLength } from '../lesson-length';
import { LessonOpens } from '../lesson-opens';
import styles from '../outline.module.css';
import { useCourseWords } from '../use-course-words';
import { PlayButton } from './play-button';

type EpisodeListProps = {
  episodes: readonly ShownLesson[];
  /** those that can be heard here; null while it is not known */
  queue: Queue | null;
};

/** The episodes of a series, in order, with a button for each that can be heard. */
export function EpisodeList({ episodes, queue }: EpisodeListProps) {
  const { t } = useCourseWords('kinds-courses');
  const heard = new Set(queue?.episodes.map(({ lessonId }) => lessonId));
  return (
    <ul>
      {episodes.map(({ _id, title, seconds, isPreview, opens }) => (
        <li key={_id} className={styles.lesson}>
          <span className={styles.disc}>
            {queue && heard.has(_id) ? (
              <PlayButton queue={queue} lessonId={_id} title={title} />
            ) : (
              <Icon name="audio" size={20} className={shared.icon} />
            )}
          </span>
          <span className={shared.name}>
            <BidiText>{title}</BidiText>
            <LessonOpens opens={opens} />
          </span>
          {isPreview ? (
            <span className="type-caption tabular nowrap text-secondary">{t('preview.mark')}</span>
          ) : null}
          <LessonLength seconds={seconds} />
        </li>
      ))}
    </ul>
  );
}

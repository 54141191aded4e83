'use client';

import {
  getListening,
  isHeard,
  playEpisode,
  type Queue,
  useListening,
} from '@/components/listening/listening-store';
import { Icon } from '@/components/ui/icon';
import { useCourseWords } from '../use-course-words';
import styles from './series.module.css';

type PlayButtonProps = {
  queue: Queue;
  lessonId: string;
  title: string;
  size?: 'small' | 'large';
  /** the second from which it plays; null: from where its listener stopped */
  startAt?: number | null;
  onPlay?: () => void;
};

/** Hears an episode in the player at the foot of the screen, and stops it there. */
export function PlayButton(props: PlayButtonProps) {
  const { queue, lessonId, title, size = 'small', startAt = null, onPlay } = props;
  const { t } = useCourseWords('kinds-courses');
  const isPlayed = useListening((heard) => isHeard(heard, queue, lessonId) && !heard.isPaused);
  const toggle = () => {
    if (isPlayed) return getListening().player?.toggle();
    playEpisode(queue, lessonId, startAt);
    onPlay?.();
  };
  return (
    <button
      type="button"
      className={styles.disc}
      data-size={size}
      data-played={isPlayed}
      aria-label={t(isPlayed ? 'listen.pause' : 'listen.play', { title })}
      onClick={toggle}
    >
      <Icon name={isPlayed ? 'pause' : 'play'} size={size === 'large' ? 28 : 20} filled />
    </button>
  );
}

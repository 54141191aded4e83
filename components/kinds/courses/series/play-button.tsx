'use client';

import { getListening, playEpisode, type Queue, useListening } from '@/components/listening/listening-store';
import { Icon } from '@/components/ui/icon';
import { useCourseWords } from '../use-course-words';
import styles from './series.module.css';

type PlayButtonProps = { queue: Queue; lessonId: string; title: string; size?: 'small' | 'large' };

/** Hears an episode in the player at the foot of the screen, and stops it there. */
export function PlayButton({ queue, lessonId, title, size = 'small' }: PlayButtonProps) {
  const { t } = useCourseWords('kinds-courses');
  const isPlayed = useListening(
    (heard) => heard.queue?.id === queue.id && heard.lessonId === lessonId && !heard.isPaused,
  );
  const toggle = () => {
    if (isPlayed) getListening().player?.toggle();
    else playEpisode(queue, lessonId);
  };
  return (
    <button
      type="button"
      className={styles.disc}
      data-size={size}
      aria-label={t(isPlayed ? 'listen.pause' : 'listen.play', { title })}
      onClick={toggle}
    >
      <Icon name={isPlayed ? 'pause' : 'play'} size={size === 'large' ? 28 : 20} filled />
    </button>
  );
}

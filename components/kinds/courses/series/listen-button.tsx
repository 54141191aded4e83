'use client';

import Button from '@mui/material/Button';
import { getListening, playEpisode, type Queue, useListening } from '@/components/listening/listening-store';
import { Icon } from '@/components/ui/icon';
import styles from '../room.module.css';
import { useCourseWords } from '../use-course-words';

type ListenButtonProps = {
  queue: Queue;
  /** with which it goes on */
  lessonId: string;
  hasBegun: boolean;
  /** all episodes are complete */
  isDone: boolean;
};

/** Begins a series, or goes on with it; what the player already holds of it is paused and goes on. */
export function ListenButton({ queue, lessonId, hasBegun, isDone }: ListenButtonProps) {
  const { t } = useCourseWords('course-room');
  const isHeld = useListening(({ queue: held }) => held?.by === queue.by && held.id === queue.id);
  const isPlayed = useListening(({ isPaused }) => !isPaused) && isHeld;
  const goesOn = isPlayed || (isHeld && !isDone);
  return (
    <Button
      variant={isDone ? 'outlined' : 'contained'}
      className={styles.next}
      startIcon={<Icon name={isPlayed ? 'pause' : 'play'} size={20} filled />}
      onClick={() => (goesOn ? getListening().player?.toggle() : playEpisode(queue, lessonId))}
    >
      {t(isPlayed ? 'pause' : isDone ? 'again' : hasBegun || isHeld ? 'goOn' : 'begin')}
    </Button>
  );
}

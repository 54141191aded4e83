import { useEffect, useState } from 'react';
import { MINUTE } from '@/lib/shared/time';

/** The minutes that are left, or at the end of the episode; null: it goes on. */
export type SleepChoice = number | 'end' | null;

export interface Sleep {
  choice: SleepChoice;
  choose(choice: SleepChoice): void;
}

/** Stops the player when its listener has fallen asleep. */
export function useSleep(sound: HTMLMediaElement): Sleep {
  const [choice, choose] = useState<SleepChoice>(null);
  useEffect(() => {
    if (typeof choice !== 'number') return;
    const timer = setTimeout(() => {
      if (choice <= 1) sound.pause();
      choose(choice <= 1 ? null : choice - 1);
    }, MINUTE);
    return () => clearTimeout(timer);
  }, [choice, sound]);
  return { choice, choose };
}

import { useEffect, useState } from 'react';

/** After so many minutes, or at the end of the episode; null: it goes on. */
export type SleepChoice = number | 'end' | null;

export interface Sleep {
  choice: SleepChoice;
  choose(choice: SleepChoice): void;
}

const MINUTE = 60_000;

/** Stops the player when its listener has fallen asleep. */
export function useSleep(sound: HTMLMediaElement): Sleep {
  const [choice, choose] = useState<SleepChoice>(null);
  useEffect(() => {
    if (typeof choice !== 'number') return;
    const timer = setTimeout(() => {
      sound.pause();
      choose(null);
    }, choice * MINUTE);
    return () => clearTimeout(timer);
  }, [choice, sound]);
  return { choice, choose };
}

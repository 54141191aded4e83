import { useEffect, useRef, useState } from 'react';

/** A passage that is played several times. */
export interface Passage {
  from: number;
  to: number;
  /** how many times it is played in all; null until the viewer ends it */
  times: number | null;
}

/** Plays a passage again and again. @param moveQuietly moves the recording */
export function useRepeat(element: HTMLMediaElement | null, moveQuietly: (seconds: number) => void) {
  const [passage, setPassage] = useState<Passage | null>(null);
  const [played, setPlayed] = useState(0);
  const done = useRef(0);

  useEffect(() => {
    if (!element || !passage) return;
    const check = () => {
      if (element.seeking || element.currentTime < passage.to) return;
      done.current += 1;
      setPlayed(done.current);
      if (passage.times !== null && done.current >= passage.times) {
        setPassage(null);
        return;
      }
      moveQuietly(passage.from);
      // At its end a recording stops by itself.
      if (element.paused) void element.play();
    };
    element.addEventListener('timeupdate', check);
    element.addEventListener('ended', check);
    return () => {
      element.removeEventListener('timeupdate', check);
      element.removeEventListener('ended', check);
    };
  }, [element, passage, moveQuietly]);

  const start = (next: Passage) => {
    done.current = 0;
    setPlayed(0);
    setPassage(next);
    moveQuietly(next.from);
    void element?.play();
  };
  return { passage, played, start, stop: () => setPassage(null) };
}

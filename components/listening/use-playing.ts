import { useEffect } from 'react';

/** Plays, or leaves it to the button to play: some browsers want a press first. */
export const playOn = (element: HTMLMediaElement): void => void element.play().catch(() => {});

/** Plays a sound, at the speed that its listener chose before. */
export function usePlaying(element: HTMLMediaElement, src: string) {
  useEffect(() => {
    // Another sound would begin at the usual speed.
    element.defaultPlaybackRate = element.playbackRate;
    element.src = src;
    playOn(element);
    return () => element.pause();
  }, [element, src]);
}

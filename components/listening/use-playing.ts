import { useEffect } from 'react';

/** Plays a sound, at the speed that its listener chose before. */
export function usePlaying(element: HTMLMediaElement, src: string) {
  useEffect(() => {
    // Another sound would begin at the usual speed.
    element.defaultPlaybackRate = element.playbackRate;
    element.src = src;
    // Where the browser wants a press first, the button to play is there.
    element.play().catch(() => {});
    return () => element.pause();
  }, [element, src]);
}

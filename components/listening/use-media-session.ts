import { useEffect } from 'react';
import { imageSrc } from '@/lib/shared/image';
import type { Episode, Queue } from './listening-store';
import { playOn } from './use-playing';

export const BACK_SECONDS = 15;
export const FORWARD_SECONDS = 30;

/** The ways from where one is. */
export interface Steps {
  seekBy(seconds: number): void;
  /** null where there is none */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** Shows what is heard on the lock screen and in the system's controls, and does what is pressed there. */
export function useMediaSession(
  element: HTMLMediaElement,
  queue: Queue,
  episode: Episode | undefined,
  { seekBy, previous, next }: Steps,
) {
  useEffect(() => {
    if (!('mediaSession' in navigator) || !episode) return;
    const { mediaSession } = navigator;
    const { title, picture } = episode;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist: queue.creator,
      album: queue.title,
      artwork: picture ? [{ src: imageSrc(picture, 480), sizes: '480x480' }] : [],
    });
    return () => {
      mediaSession.metadata = null;
    };
  }, [queue, episode]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const acts: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => playOn(element)],
      ['pause', () => element.pause()],
      ['seekbackward', ({ seekOffset }) => seekBy(-(seekOffset ?? BACK_SECONDS))],
      ['seekforward', ({ seekOffset }) => seekBy(seekOffset ?? FORWARD_SECONDS)],
      ['seekto', ({ seekTime }) => seekBy((seekTime ?? element.currentTime) - element.currentTime)],
      ['previoustrack', previous],
      ['nexttrack', next],
    ];
    for (const [name, act] of acts) setAction(name, act);
    return () => {
      for (const [name] of acts) setAction(name, null);
    };
  });
}

function setAction(name: MediaSessionAction, act: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(name, act);
  } catch {
    // A browser that does not know this one.
  }
}

import { useEffect, useRef } from 'react';
import type { Quality, Recording } from './player-types';

/** Where a copy of a film is; null for what has no copies. */
export function addressOf({ src, stream }: Recording, quality: Quality): string | null {
  if (!stream) return null;
  const name = quality === 'auto' ? 'main' : quality === 'sound' ? 'audio' : quality;
  return `${src}/${name}.m3u8`;
}

/** Who asks the browser to save data begins with the smallest copy. */
export function firstQuality({ stream }: Recording): Quality {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (connection?.saveData && stream?.sides[0]) || 'auto';
}

const AHEAD_SECONDS = 30;
/** In a row, with longer and longer pauses. */
const MOST_TRIES = 5;

/** Safari plays such copies by itself. */
const playsByItself = () => 'WebKitPlaybackTargetAvailabilityEvent' in window;

/**
 * Plays a copy of a film. Another address goes on where the one before stood. Nothing of the film is loaded before it
 * plays.
 * @param address of the playlist; null where there are no copies
 */
export function useStream(
  element: HTMLMediaElement | null,
  address: string | null,
  moveQuietly: (seconds: number) => void,
) {
  const before = useRef({ at: 0, isPlaying: false });
  useEffect(() => {
    if (!element || !address) return;
    const { at, isPlaying } = before.current;
    if (at > 0) moveQuietly(at);
    const end = playsByItself()
      ? playNatively(element, address, isPlaying)
      : playByScript(element, address, at, isPlaying);
    return () => {
      // The end of a copy takes both from the element.
      before.current = { at: element.currentTime, isPlaying: !element.paused };
      // What is loaded next begins at this speed, and not at that of every film.
      element.defaultPlaybackRate = element.playbackRate;
      end();
    };
  }, [element, address, moveQuietly]);
}

function playNatively(element: HTMLMediaElement, address: string, isPlaying: boolean): () => void {
  element.src = address;
  if (isPlaying) void element.play().catch(() => {});
  return () => {};
}

/** Loads hls.js, which gives the parts of the copy to the element. */
function playByScript(
  element: HTMLMediaElement,
  address: string,
  from: number,
  isPlaying: boolean,
): () => void {
  let isOver = false;
  let drop = () => {};
  void import('hls.js/light').then(({ default: Hls, Events, ErrorTypes }) => {
    if (isOver) return;
    // In a worker it would need a policy for scripts in memory; our copies need little work.
    // What is loaded counts as used: no more than half a minute is loaded ahead.
    const ahead = { maxBufferLength: AHEAD_SECONDS, maxMaxBufferLength: AHEAD_SECONDS };
    const hls = new Hls({ enableWorker: false, autoStartLoad: false, startPosition: from, ...ahead });
    let isLoading = false;
    const load = () => {
      if (!isLoading) hls.startLoad(element.currentTime || from);
      isLoading = true;
    };
    hls.on(Events.MANIFEST_PARSED, () => {
      if (isPlaying || !element.paused) load();
      if (isPlaying) void element.play().catch(() => {});
      element.addEventListener('play', load);
      element.addEventListener('seeking', load);
    });
    let tries = 0;
    hls.on(Events.FRAG_LOADED, () => {
      tries = 0;
    });
    hls.on(Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      tries += 1;
      if (tries > MOST_TRIES) {
        // Whoever presses play or jumps tries again.
        isLoading = false;
        element.pause();
      } else if (type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
      else setTimeout(() => !isOver && hls.startLoad(), 1_000 * tries);
    });
    hls.loadSource(address);
    hls.attachMedia(element);
    drop = () => {
      element.removeEventListener('play', load);
      element.removeEventListener('seeking', load);
      hls.destroy();
    };
  });
  return () => {
    isOver = true;
    drop();
  };
}

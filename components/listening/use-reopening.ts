import { useCallback, useEffect, useState } from 'react';
import { setListening } from './listening-store';

/** Where it breaks off again so near, another try would not help. */
const SAME_PLACE_SECONDS = 5;

interface Query {
  refetch: () => unknown;
  error: unknown;
}

/**
 * Opens an episode again where it stood: once by itself when its sound breaks off, since its address ends after some
 * hours, and whenever its listener asks for it.
 * @returns `isBroken`: it broke off twice at the same place
 */
export function useReopening(sound: HTMLMediaElement, lessonId: string, { refetch, error }: Query) {
  const [brokenId, setBrokenId] = useState<string | null>(null);
  const reopen = useCallback(() => {
    setBrokenId(null);
    // Before it was loaded it was to begin elsewhere.
    if (sound.readyState > 0) setListening({ startAt: sound.currentTime });
    refetch();
  }, [sound, refetch]);
  useEffect(() => {
    if (!error) return;
    // Keys for media would go on with what is loaded.
    sound.removeAttribute('src');
    sound.load();
  }, [sound, error]);
  useEffect(() => {
    let brokeAt = Number.NEGATIVE_INFINITY;
    const repair = () => {
      const isSamePlace = Math.abs(sound.currentTime - brokeAt) < SAME_PLACE_SECONDS;
      brokeAt = sound.currentTime;
      if (isSamePlace) setBrokenId(lessonId);
      else reopen();
    };
    sound.addEventListener('error', repair);
    return () => sound.removeEventListener('error', repair);
  }, [sound, lessonId, reopen]);
  return { isBroken: brokenId === lessonId, reopen };
}

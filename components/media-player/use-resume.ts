import { useCallback, useEffect, useRef } from 'react';

/** Those who have watched it to its end begin again. */
export const isAtEnd = (startAt: number, seconds: number | null): boolean =>
  seconds !== null && startAt >= seconds - 2;

/** Whether somebody goes on in the middle of a recording. */
export const goesOn = (startAt: number, seconds: number | null): boolean =>
  startAt > 0 && !isAtEnd(startAt, seconds);

/**
 * Begins where the viewer stopped, once the recording says how long it is.
 * @param startAt seconds
 * @returns a call for when the viewer chose another place before that
 */
export function useResume(
  element: HTMLMediaElement | null,
  startAt: number,
  moveQuietly: (seconds: number) => void,
) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!element || isDone.current || startAt <= 0) return;
    const begin = () => {
      if (isDone.current) return;
      isDone.current = true;
      if (!isAtEnd(startAt, element.duration)) moveQuietly(startAt);
    };
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
    element.addEventListener('loadedmetadata', begin);
    return () => element.removeEventListener('loadedmetadata', begin);
  }, [element, startAt, moveQuietly]);
  return useCallback(() => {
    isDone.current = true;
  }, []);
}

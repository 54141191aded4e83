import { MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import type { KeyboardEvent } from 'react';
import { SPEEDS } from './speeds';

const STEP = 5;
const LONG_STEP = 10;

/**
 * Keys that work while the focus is within the player. They go by the place on the keyboard, so that they work with an
 * Arabic layout; time runs from left to right, so the right arrow is forward in both languages.
 */
export function usePlayerKeys(element: HTMLMediaElement | null, nextLanguage: () => void) {
  const { dispatch, getState } = useMediaStore();
  const seek = (by: number) => {
    if (!element) return;
    const to = Math.max(0, Math.min(element.duration || 0, element.currentTime + by));
    dispatch({ type: MediaActionTypes.MEDIA_SEEK_REQUEST, detail: to });
  };
  const speed = (by: number) => {
    if (!element) return;
    const next = SPEEDS[SPEEDS.indexOf(element.playbackRate) + by];
    if (next) dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: next });
  };
  const volume = (by: number) => {
    if (!element) return;
    const next = Math.max(0, Math.min(1, element.volume + by));
    dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: next });
  };
  const play = () => {
    const isPaused = getState().mediaPaused ?? true;
    dispatch({ type: isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST });
  };
  const actions: Partial<Record<string, () => void>> = {
    KeyK: play,
    ArrowRight: () => seek(STEP),
    ArrowLeft: () => seek(-STEP),
    KeyL: () => seek(LONG_STEP),
    KeyJ: () => seek(-LONG_STEP),
    ArrowUp: () => volume(0.1),
    ArrowDown: () => volume(-0.1),
    KeyM: () => {
      const isMuted = getState().mediaMuted;
      dispatch({
        type: isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
      });
    },
    KeyF: () => {
      const { mediaIsFullscreen } = getState();
      dispatch({
        type: mediaIsFullscreen
          ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
          : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
      });
    },
    KeyC: nextLanguage,
    Comma: () => speed(-1),
    Period: () => speed(1),
    Home: () => seek(Number.NEGATIVE_INFINITY),
    End: () => seek(Number.POSITIVE_INFINITY),
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const isSlider = target instanceof HTMLInputElement && target.type === 'range';
    // Menus and fields have keys of their own; the space bar presses the button that has the focus.
    if (!isSlider && target.closest('input, select, textarea, [role=menu]')) return;
    const action = isSlider && event.code === 'Space' ? play : actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

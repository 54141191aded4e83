'use client';

import { useColorScheme } from '@mui/material/styles';
import Cookies from 'js-cookie';
import { useCallback } from 'react';
import { COLOR_MODE_COOKIE, type ColorMode } from './color-mode';

const YEAR_IN_DAYS = 365;

/**
 * The colour scheme on screen and a way to change it. `scheme` is undefined until the browser has taken over: the
 * server cannot know the system's preference, so CSS must draw whatever depends on it.
 */
export function useColorMode() {
  const { mode, systemMode, setMode } = useColorScheme();
  const scheme = mode === 'system' ? systemMode : mode;

  const chooseMode = useCallback(
    (next: ColorMode) => {
      if (next === 'system') Cookies.remove(COLOR_MODE_COOKIE);
      else Cookies.set(COLOR_MODE_COOKIE, next, { expires: YEAR_IN_DAYS, sameSite: 'lax' });
      setMode(next);
    },
    [setMode],
  );

  const toggle = useCallback(() => chooseMode(scheme === 'dark' ? 'light' : 'dark'), [chooseMode, scheme]);

  return { mode, scheme, chooseMode, toggle };
}

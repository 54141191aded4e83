import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ElementType } from 'react';
import { controls } from './components/controls';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { paletteFor } from './palette';
import { breakpoints, motion, radius, shadows } from './tokens';
import { typographyFor } from './typography';

/**
 * MUI's theme, made from the tokens.
 * @param direction of the page; Arabic (`rtl`) also gets the taller line-heights. It must change together with `<html
 *   dir>` and the emotion cache (see `app/providers.tsx`).
 * @param link renders buttons that have an `href`; by default a plain `<a>` (with a full page load)
 */
export function createAppTheme(direction: 'rtl' | 'ltr', link?: ElementType): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteFor('light') }, dark: { palette: paletteFor('dark') } },
    defaultColorScheme: 'light',
    typography: typographyFor(direction === 'rtl' ? 'arabic' : 'latin'),
    shape: { borderRadius: radius.control },
    spacing: 4,
    breakpoints: { values: breakpoints },
    shadows: elevations(),
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    transitions: {
      easing: { easeInOut: motion.easing, easeOut: motion.easing, sharp: motion.easing },
      duration: {
        shortest: motion.press,
        shorter: motion.exit,
        short: motion.enter,
        standard: motion.enter,
        complex: motion.enter,
        enteringScreen: motion.enter,
        leavingScreen: motion.exit,
      },
    },
    components: {
      ...controls,
      ...inputs,
      ...surfaces,
      ...navigation,
      ...feedback,
      MuiButtonBase: { defaultProps: { disableRipple: true, ...(link ? { LinkComponent: link } : {}) } },
    },
  });
}

/** MUI wants 25 steps; the look has three: flat, menu, dialog. */
function elevations(): Theme['shadows'] {
  const { menu, dialog } = shadows.light;
  const steps = Array.from({ length: 25 }, (_, step) => (step === 0 ? 'none' : step < 16 ? menu : dialog));
  return steps as Theme['shadows'];
}

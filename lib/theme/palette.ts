import type { PaletteOptions } from '@mui/material/styles';
import { type ColorScheme, colors } from './tokens';

/**
 * MUI's palette for one scheme, from the tokens. `light` and `dark` of each colour are set explicitly: MUI would
 * otherwise compute tints that belong to no token.
 */
export function paletteFor(scheme: ColorScheme): PaletteOptions {
  const c = colors[scheme];
  const tone = (main: string) => ({ main, light: main, dark: main, contrastText: c['on-primary'] });
  return {
    mode: scheme,
    common: { black: colors.light.text, white: '#FFFFFF' },
    primary: {
      main: c.primary,
      light: c.primary,
      dark: c['primary-hover'],
      contrastText: c['on-primary'],
    },
    secondary: tone(c.accent),
    error: tone(c.error),
    warning: tone(c.warning),
    success: tone(c.success),
    info: tone(c.info),
    text: { primary: c.text, secondary: c['text-secondary'], disabled: c['text-muted'] },
    background: { default: c.bg, paper: c.raised },
    divider: c.hairline,
    action: { active: c['text-secondary'], disabled: c['text-muted'], disabledBackground: c.sunken },
  };
}

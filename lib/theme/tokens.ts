/**
 * The one place for colours, sizes and motion ("calm petrol"). MUI's palette (`palette.ts`) and the CSS variables
 * (`tokens.css`, written by `css-variables.ts`) are both made from it; `tests/lib/theme` computes the contrast of every
 * pair and checks that the file is current.
 */

export type ColorScheme = 'light' | 'dark';

/** Flat colours, as hex. Text is ≥ 4.5 : 1 on `surface`, `bg` and `sunken`; control borders are ≥ 3 : 1. */
export const colors = {
  light: {
    bg: '#F4F6F5',
    surface: '#FFFFFF',
    /** Floating surfaces: menus, dialogs, drawers. */
    raised: '#FFFFFF',
    /** Sunken surfaces: inputs, search boxes, quiet tiles. */
    sunken: '#EAEFED',
    text: '#14201E',
    'text-secondary': '#4A5A56',
    'text-muted': '#5F6E69',
    hairline: '#DCE4E1',
    control: '#6F807B',
    primary: '#0B5F66',
    'primary-hover': '#084A50',
    'on-primary': '#FFFFFF',
    'primary-soft': '#DDEEEE',
    'on-primary-soft': '#084A50',
    accent: '#A5480F',
    'accent-soft': '#FBE9DC',
    success: '#1E6B3C',
    'success-soft': '#E0F1E6',
    warning: '#855300',
    'warning-soft': '#FBF0D9',
    error: '#B3261E',
    'error-soft': '#FCE8E6',
    info: '#245FA8',
    'info-soft': '#E2EDF9',
  },
  dark: {
    bg: '#0D1413',
    surface: '#141D1B',
    raised: '#1B2624',
    sunken: '#1B2624',
    text: '#E7EFEC',
    'text-secondary': '#A9B8B3',
    'text-muted': '#8A9A95',
    hairline: '#293532',
    control: '#6E7F7A',
    primary: '#6CCBC8',
    'primary-hover': '#8ADAD7',
    'on-primary': '#05201F',
    'primary-soft': '#163432',
    'on-primary-soft': '#A5E3E0',
    accent: '#F2A36B',
    'accent-soft': '#33210F',
    success: '#7FD19B',
    'success-soft': '#12291B',
    warning: '#E9BE63',
    'warning-soft': '#2E2611',
    error: '#FFA39B',
    'error-soft': '#371A18',
    info: '#8FBDF5',
    'info-soft': '#15243A',
  },
} as const;

/** A foreground and its soft ground, per reaction. The same six pairs colour avatars without a picture. */
export const reactionColors = {
  light: {
    perfect: { fg: '#1E6B3C', soft: '#E0F1E6' },
    love: { fg: '#B4234A', soft: '#FCE7EC' },
    unclear: { fg: '#245FA8', soft: '#E2EDF9' },
    fantastic: { fg: '#6B4AA0', soft: '#EEE8F8' },
    surprise: { fg: '#A5480F', soft: '#FBE9DC' },
    clap: { fg: '#8A5A00', soft: '#FBF0D9' },
  },
  dark: {
    perfect: { fg: '#7FD19B', soft: '#12291B' },
    love: { fg: '#FF8FAA', soft: '#33161D' },
    unclear: { fg: '#8FBDF5', soft: '#15243A' },
    fantastic: { fg: '#C3A8F0', soft: '#251C36' },
    surprise: { fg: '#F2A36B', soft: '#33210F' },
    clap: { fg: '#F0C765', soft: '#2E2611' },
  },
} as const;

export type ColorToken = keyof (typeof colors)['light'];

/** In dark mode the tone shows what floats; the shadows only separate edges. */
export const shadows = {
  light: {
    card: '0 1px 2px rgb(13 20 19 / .04)',
    menu: '0 8px 24px rgb(13 20 19 / .12)',
    dialog: '0 16px 48px rgb(13 20 19 / .18)',
  },
  dark: {
    card: 'none',
    menu: '0 8px 24px rgb(0 0 0 / .4)',
    dialog: '0 16px 48px rgb(0 0 0 / .5)',
  },
} as const;

/** Corner radii in px. */
export const radius = { chip: 8, control: 12, card: 16, sheet: 24, full: 999 } as const;

/** Steps of the 4 px grid: `--q-space-4` is 16 px. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 12] as const;

export const breakpoints = { xs: 0, sm: 431, md: 900, lg: 1200, xl: 1536 } as const;

/** Durations in ms. */
export const motion = { press: 120, enter: 200, exit: 160, easing: 'cubic-bezier(.2,0,0,1)' } as const;

/** Fixed measures of the shells, in px. */
export const layout = {
  'top-bar': 64,
  'rail-width': 232,
  'rail-width-md': 88,
  'feed-width': 640,
  'column-width': 760,
  'side-width': 312,
  'side-width-md': 296,
  gap: 24,
  'page-max': 1232,
  'touch-target': 44,
} as const;

/**
 * Type scale: size and line in px for Arabic, weight. English text runs on a line of 1.5
 * where the Arabic one is roomier; `css-variables.ts` and `typography.ts` apply that.
 */
export const type = {
  display1: { size: 36, line: 52, weight: 600 },
  display2: { size: 30, line: 44, weight: 600 },
  h4: { size: 24, line: 36, weight: 600 },
  h5: { size: 20, line: 30, weight: 600 },
  h6: { size: 18, line: 28, weight: 600 },
  body1: { size: 16, line: 28, weight: 400 },
  body2: { size: 14, line: 24, weight: 400 },
  label: { size: 14, line: 20, weight: 600 },
  caption: { size: 13, line: 20, weight: 400 },
} as const;

export type TypeToken = keyof typeof type;

/** @returns the unitless line-height of a step: the Arabic line, or at most 1.5 for Latin text. */
export function lineHeight(token: TypeToken, script: 'arabic' | 'latin'): number {
  const { size, line } = type[token];
  const ratio = script === 'latin' ? Math.min(line / size, 1.5) : line / size;
  return Math.round(ratio * 10_000) / 10_000;
}

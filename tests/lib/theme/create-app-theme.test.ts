import { describe, expect, test } from 'vitest';
import { createAppTheme } from '@/lib/theme/create-app-theme';
import { breakpoints, colors } from '@/lib/theme/tokens';

describe('createAppTheme', () => {
  test('takes the given direction', () => {
    expect(createAppTheme('rtl').direction).toBe('rtl');
    expect(createAppTheme('ltr').direction).toBe('ltr');
  });

  test('adds no space between letters, in any variant', () => {
    const { typography } = createAppTheme('rtl');
    const variants = [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'subtitle1',
      'subtitle2',
      'body1',
      'body2',
      'button',
    ] as const;
    for (const variant of [...variants, 'caption', 'overline'] as const) {
      expect(typography[variant].letterSpacing, variant).toBe(0);
    }
    expect(typography.button.textTransform).toBe('none');
    expect(typography.overline.textTransform).toBe('none');
  });

  test('gives Arabic text a line height of 1.6 or more, and Latin text 1.5', () => {
    expect(createAppTheme('rtl').typography.body1.lineHeight).toBeGreaterThanOrEqual(1.6);
    expect(createAppTheme('ltr').typography.body1.lineHeight).toBe(1.5);
  });

  test('writes body text in 16 px and captions in 13 px or more', () => {
    const { typography } = createAppTheme('rtl');
    expect(typography.body1.fontSize).toBe('1rem');
    expect(Number.parseFloat(String(typography.caption.fontSize)) * 16).toBeGreaterThanOrEqual(13);
  });

  test('has the specified breakpoints and both color schemes', () => {
    const theme = createAppTheme('rtl');
    expect(theme.breakpoints.values).toEqual(breakpoints);
    expect(theme.colorSchemes.light?.palette.primary.main).toBe(colors.light.primary);
    expect(theme.colorSchemes.dark?.palette.background.default).toBe(colors.dark.bg);
  });
});

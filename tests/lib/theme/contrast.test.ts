import { describe, expect, test } from 'vitest';
import { type ColorScheme, type ColorToken, colors, reactionColors } from '@/lib/theme/tokens';

/** Relative luminance and contrast ratio of WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;

const onGrounds: ColorToken[] = [
  'text',
  'text-secondary',
  'text-muted',
  'primary',
  'accent',
  'success',
  'warning',
  'error',
  'info',
];
const grounds: ColorToken[] = ['surface', 'raised', 'bg'];
const pairs: [ColorToken, ColorToken][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary-soft', 'primary-soft'],
  ['accent', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['error', 'error-soft'],
  ['info', 'info-soft'],
  ['text', 'error-soft'],
  ['text', 'warning-soft'],
  ['text', 'success-soft'],
  ['text', 'info-soft'],
  ['text', 'sunken'],
  ['text-secondary', 'sunken'],
  ['text-muted', 'sunken'],
  // A badge: its number is written in the surface's colour.
  ['surface', 'error'],
];

describe.each<ColorScheme>(['light', 'dark'])('contrast in the %s scheme', (scheme) => {
  const c = colors[scheme];

  test.each(onGrounds.flatMap((fg) => grounds.map((bg) => [fg, bg] as const)))(
    '%s is readable on %s',
    (fg, bg) => {
      expect(contrast(c[fg], c[bg])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(pairs)('%s is readable on %s', (fg, bg) => {
    expect(contrast(c[fg], c[bg])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['surface', 'bg', 'sunken'] as const)('the border of controls is visible on %s', (bg) => {
    expect(contrast(c.control, c[bg])).toBeGreaterThanOrEqual(CONTROL);
  });

  test.each(Object.entries(reactionColors[scheme]))(
    'the reaction %s is readable on its soft color and on the surface',
    (_name, { fg, soft }) => {
      expect(contrast(fg, soft)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(fg, c.surface)).toBeGreaterThanOrEqual(TEXT);
    },
  );
});

test('the computed ratios match those of the design', () => {
  expect(contrast(colors.light.text, colors.light.surface)).toBeCloseTo(16.7, 1);
  expect(contrast(colors.dark['text-muted'], colors.dark.surface)).toBeCloseTo(5.8, 1);
});

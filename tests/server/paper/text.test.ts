import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { describe, expect, it } from 'vitest';
import { shown, visualRuns } from '@/lib/server/paper/text';

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
);

const seen = (line: string, base: 'rtl' | 'ltr') => visualRuns(line, base).map(({ text }) => text);

describe('text drawn on paper', () => {
  it.each([
    ['كشف رقم 41', 'rtl', ['41', 'كشف رقم ']],
    ['الحساب SA03 هنا', 'rtl', [' هنا', 'SA03', 'الحساب ']],
    ['Account سارة 7519', 'ltr', ['Account ', '7519', ' ', 'سارة']],
    ['Statement 41', 'ltr', ['Statement 41']],
    ['', 'rtl', []],
  ] as const)('shows its runs in the visual order: %s (%s)', (line, base, runs) => {
    const joined = seen(line, base).join('|').replace(/\s+/g, ' ');
    expect(joined.replaceAll('|', '').replaceAll(' ', '')).toBe(runs.join('').replaceAll(' ', ''));
  });

  it.each([
    ['حزمة من ٤٠ قالبًا', 'rtl', '٤٠'],
    ['حزمة من ٤٠ قالبًا', 'ltr', '٤٠'],
    ['Pack: ١٢٫٥٠ px', 'ltr', '١٢٫٥٠'],
    ['دليل v٤٠ px', 'rtl', '٤٠'],
  ] as const)('shows Arabic digits from left to right: %s (%s)', (line, base, digits) => {
    const font = fontkit.create(readFileSync(FONT));
    const drawn = visualRuns(line, base).flatMap((run) => font.layout(shown(run)).glyphs);
    const wanted = [...digits].map((digit) => font.glyphForCodePoint(digit.codePointAt(0) ?? 0).id);
    expect(drawn.map(({ id }) => id).join(' ')).toContain(wanted.join(' '));
  });

  it('leaves out the invisible direction marks', () => {
    expect(seen('\u2068سارة\u2069 \u200e$5', 'rtl').join('')).not.toMatch(/[\u200e\u2068\u2069]/);
  });
});

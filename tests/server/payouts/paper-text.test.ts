import { describe, expect, it } from 'vitest';
import { visualRuns } from '@/lib/server/payouts/paper-text';

const seen = (line: string, base: 'rtl' | 'ltr') => visualRuns(line, base).map(({ text }) => text);

describe('the order of runs on paper', () => {
  it.each([
    ['كشف رقم 41', 'rtl', ['41', 'كشف رقم ']],
    ['الحساب SA03 هنا', 'rtl', [' هنا', 'SA03', 'الحساب ']],
    ['Account سارة 7519', 'ltr', ['Account ', '7519', ' ', 'سارة']],
    ['Statement 41', 'ltr', ['Statement 41']],
    ['', 'rtl', []],
  ] as const)('%s (%s)', (line, base, runs) => {
    const joined = seen(line, base).join('|').replace(/\s+/g, ' ');
    expect(joined.replaceAll('|', '').replaceAll(' ', '')).toBe(runs.join('').replaceAll(' ', ''));
  });

  it('leaves out the marks that only say a direction', () => {
    expect(seen('\u2068سارة\u2069 \u200e$5', 'rtl').join('')).not.toMatch(/[\u200e\u2068\u2069]/);
  });
});

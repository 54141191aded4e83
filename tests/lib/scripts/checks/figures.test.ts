import { expect, it } from 'vitest';
import { figureLines } from '@/scripts/checks/figures';

it('lists the slowest files, and the seconds of each folder of two levels', () => {
  expect(
    figureLines([
      { file: 'tests/server/kinds/bookings/slots.test.ts', ms: 2000 },
      { file: 'tests/server/kinds/table.test.ts', ms: 400 },
      { file: 'tests/e2e/buy.spec.ts', ms: 31_000 },
      { file: 'tests/e2e/buy.spec.ts', ms: 1000 },
      { file: 'tests/lib/papers.test.ts', ms: 300 },
      { file: 'tests/hooks/a.test.ts', ms: 200 },
    ]),
  ).toEqual([
    '',
    'The slowest test files:',
    '   32.0 s  tests/e2e/buy.spec.ts',
    '    2.0 s  tests/server/kinds/bookings/slots.test.ts',
    '    0.4 s  tests/server/kinds/table.test.ts',
    '    0.3 s  tests/lib/papers.test.ts',
    '    0.2 s  tests/hooks/a.test.ts',
    '',
    'Seconds of work per folder, several at once:',
    '   32.0 s  tests/e2e',
    '    2.4 s  tests/server/kinds',
    '    0.5 s  2 others',
  ]);
});

it('lists twenty files at most', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ file: `tests/e2e/${index}.spec.ts`, ms: index }));
  expect(figureLines(files).filter((line) => line.includes('.spec.ts'))).toHaveLength(20);
});

it('is silent when no test ran', () => {
  expect(figureLines([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { StressLog } from '@/scripts/checks/stress-log';
import type { TestReport } from '@/scripts/checks/test-report';

const A = 'tests/lib/a.test.ts';
const B = 'tests/lib/b.test.ts';
const run = { seed: 7, clock: 'today' };
const reportOf = (...failed: string[]): TestReport => ({
  passed: 3,
  failed: failed.length,
  strayErrors: [],
  files: [A, B].map((file) => ({
    file,
    project: 'unit',
    worker: '1.0',
    ms: 5,
    load: 1,
    failures: failed.includes(file) ? [{ test: 'adds', errors: ['Error: late\nat line 3'] }] : [],
  })),
});

it('counts how often each file ran, and what failed', () => {
  const log = new StressLog();
  log.add([A, B], reportOf(), true, run);
  expect(log.isGreen).toBe(true);
  log.add([A, B], reportOf(B), false, run);
  log.add([A], reportOf(), true, run);
  expect(log.isGreen).toBe(false);
  expect(log.lines()).toEqual([
    `   3 times, 0 failed: ${A}`,
    `   2 times, 1 failed: ${B}`,
    `FAILED ${B} > adds (seed 7, clock today): Error: late`,
  ]);
});

it('is red when a run failed without a failing test', () => {
  const log = new StressLog();
  log.add([A], { passed: 0, failed: 0, strayErrors: ['ENOSPC'], files: [] }, false, run);
  expect(log.lines()).toEqual([
    `   0 times, 0 failed: ${A}`,
    'FAILED a run failed, and none of its tests (seed 7, clock today): ENOSPC',
  ]);
});

it('is red when a green run left out a file, or ran no test', () => {
  const log = new StressLog();
  log.add([A, 'tests/e2e/c.spec.ts'], { ...reportOf(), passed: 0 }, true, run);
  expect(log.isGreen).toBe(false);
  expect(log.lines()).toEqual([
    `   1 times, 0 failed: ${A}`,
    '   0 times, 0 failed: tests/e2e/c.spec.ts',
    'FAILED tests/e2e/c.spec.ts did not run (seed 7, clock today)',
    'FAILED a run without a test that passed (seed 7, clock today)',
  ]);
});

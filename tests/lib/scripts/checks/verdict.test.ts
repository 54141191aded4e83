import { describe, expect, it } from 'vitest';
import type { FileReport } from '@/scripts/checks/test-report';
import { flakyLines, lastWithin, verdictOf } from '@/scripts/checks/verdict';

const TIMEOUT = 'Error: Test timed out in 20000ms.';
const LENIENT = 'tests/server/search/people.test.ts';

const ran = (file: string, ...errors: string[]): FileReport => ({
  file,
  project: 'server',
  worker: '7.0',
  ms: 1000,
  load: 2.34,
  failures: errors.map((error) => ({ test: 'finds Aisha', errors: [error] })),
});
const verdict = (files: FileReport[], { looksLeft = 3, strayErrors = [] as string[], source = '' } = {}) =>
  verdictOf({ passed: 5, failed: files.length, strayErrors, files }, looksLeft, () => source);

describe('a second look decides', () => {
  it('when a lenient file had a timeout, after the files that its worker ran before it', () => {
    const earlier = ran('tests/server/orders/service.test.ts');
    const elsewhere = { ...ran('tests/server/feed/many-followed.test.ts'), worker: '8.0' };
    const otherProject = { ...ran('tests/lib/shared/slug.test.ts'), project: 'unit' };
    const failed = ran(LENIENT, TIMEOUT);
    expect(verdict([earlier, elsewhere, otherProject, failed, ran('tests/server/views/a.test.ts')])).toEqual({
      files: [{ ...failed, worker: undefined, ms: undefined, preceding: [earlier] }],
    });
  });

  it('once about a file that failed in two workers, by the errors of both', () => {
    const again = { ...ran(LENIENT, TIMEOUT), worker: '9.0' };
    expect(verdict([ran(LENIENT, TIMEOUT), again], { looksLeft: 1 })).toMatchObject({
      files: [{ file: LENIENT, failures: [{ errors: [TIMEOUT] }, { errors: [TIMEOUT] }] }],
    });
    expect(
      verdict([ran(LENIENT, TIMEOUT), { ...again, failures: ran('', 'AssertionError: 1').failures }]),
    ).toHaveProperty('reasons');
  });
});

describe('a run is red at once', () => {
  it('when the file is strict', () => {
    expect(verdict([ran('tests/server/orders/service.test.ts', TIMEOUT)])).toEqual({
      reasons: ['tests/server/orders/service.test.ts: orders is strict'],
    });
    expect(verdict([ran(LENIENT, TIMEOUT)], { source: "from '@/tests/setup/settle-together'" })).toEqual({
      reasons: [`${LENIENT}: its calls wait for each other`],
    });
  });

  it('when one of its errors is a wrong value', () => {
    const { failures } = ran(LENIENT, TIMEOUT, 'AssertionError: expected 200 to be 201\nat line 7');
    expect(verdict([{ ...ran(LENIENT), failures }])).toEqual({
      reasons: [`${LENIENT} > finds Aisha: no timeout, but: AssertionError: expected 200 to be 201`],
    });
  });

  it('when a test failed without an error', () => {
    const failures = [{ test: 'finds Aisha', errors: [] }];
    expect(verdict([{ ...ran(LENIENT), failures }])).toEqual({
      reasons: [`${LENIENT} > finds Aisha: no timeout, but: an unknown error`],
    });
  });

  it('when more files failed than may run again', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => ran(`tests/server/search/${name}.test.ts`, TIMEOUT));
    expect(verdict(files)).toEqual({ reasons: ['4 files failed; only 3 more may run again'] });
    expect(verdict(files.slice(0, 1), { looksLeft: 0 })).toHaveProperty('reasons');
  });

  it('when something failed outside of the tests', () => {
    expect(verdict([ran(LENIENT, TIMEOUT)], { strayErrors: ['TypeError: x is no function\nat'] })).toEqual({
      reasons: ['TypeError: x is no function'],
    });
    expect(verdict([])).toEqual({ reasons: ['the run failed, and none of its tests'] });
  });
});

it('repeats the nearest of the preceding files, as many as fit into the time', () => {
  const files = [ran('a'), ran('b'), ran('c')];
  expect(lastWithin(files, 2500)).toEqual(['b', 'c']);
  expect(lastWithin(files, 3000)).toEqual(['a', 'b', 'c']);
  expect(lastWithin(files, 10)).toEqual([]);
});

it('prints for a flaky test what is needed to repeat it', () => {
  const failed = { ...ran(LENIENT, TIMEOUT), preceding: [] };
  expect(flakyLines(failed, { seed: 42, clock: '2028-02-29T12:00:00Z' })).toEqual([
    `FLAKY  ${LENIENT} > finds Aisha (seed 42, clock 2028-02-29T12:00:00Z, load 2.3): timeout: ${TIMEOUT};` +
      ` again: TEST_SEED=42 TEST_CLOCK=2028-02-29T12:00:00Z npm test -- ${LENIENT}`,
  ]);
});

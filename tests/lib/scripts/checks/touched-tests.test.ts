import { expect, it } from 'vitest';
import { touchedTests } from '@/scripts/checks/touched-tests';

const TESTS = [
  'tests/components/forms/dates/day.test.tsx',
  'tests/contract/fields.test.ts',
  'tests/e2e/buy.spec.ts',
  'tests/lib/scripts/checks/verdict.test.ts',
  'tests/lib/scripts/run-step.test.ts',
  'tests/lib/shared/slug.test.ts',
  'tests/lib/shared/share.test.ts',
  'tests/server/ids.test.ts',
  'tests/server/kinds/bookings/slots.test.ts',
  'tests/server/kinds/table.test.ts',
];

it.each([
  ['components/forms/dates/day-field.tsx', 'tests/components/forms/dates/day.test.tsx'],
  ['lib/shared/slug.ts', 'tests/lib/shared/slug.test.ts'],
  ['lib/server/ids.ts', 'tests/server/ids.test.ts'],
  ['lib/server/kinds/bookings/repo.ts', 'tests/server/kinds/bookings/slots.test.ts'],
  ['tests/contract/samples.ts', 'tests/contract/fields.test.ts'],
  ['scripts/checks/verdict.ts', 'tests/lib/scripts/checks/verdict.test.ts'],
  ['scripts/run-step.mjs', 'tests/lib/scripts/run-step.test.ts'],
])('finds the tests of %s', (file, test) => {
  expect(touchedTests([file], TESTS)).toEqual({ changed: [], ofSubjects: [test] });
});

it('names a changed test once, with those that changed', () => {
  expect(touchedTests(['tests/lib/shared/slug.test.ts', 'lib/shared/slug.ts'], TESTS)).toEqual({
    changed: ['tests/lib/shared/slug.test.ts'],
    ofSubjects: [],
  });
});

it('finds none for what has no tests of its own', () => {
  const files = ['tests/setup/shop.ts', 'README.md', 'app/layout.tsx', 'lib/shared/dates.ts'];
  expect(touchedTests(files, TESTS)).toEqual({ changed: [], ofSubjects: [] });
});

import { expect, it } from 'vitest';
import { hiddenRepos } from '@/scripts/hidden-repos.mjs';

const PACKAGES = 'lib/server/kinds/bookings/packages/repo-packages.ts';

const from = (source: string, resolved: string) => hiddenRepos([{ source, dependencies: [{ resolved }] }]);

it.each([
  ['another domain', 'lib/server/payments/settle.ts', 'lib/server/orders/repo.ts'],
  ['another domain deeper down', 'lib/server/appointments/packages.ts', PACKAGES],
  ['another kind', 'lib/server/kinds/courses/sale.ts', 'lib/server/kinds/quizzes/repo-quiz.ts'],
  [
    'the repo of another domain',
    'lib/server/kinds/courses/repo-content.ts',
    'lib/server/kinds/quizzes/repo.ts',
  ],
  ['the folder above', 'lib/server/kinds/bookings/sale.ts', PACKAGES],
  ['a file beside the domains', 'lib/server/settings.ts', 'lib/server/orders/repo.ts'],
])('names an import by %s', (_who, source, repo) => {
  expect(from(source, repo)).toEqual([`${source} → ${repo}`]);
});

it.each([
  ['its own folder', 'lib/server/kinds/bookings/packages/choice.ts', PACKAGES],
  [
    'a folder below',
    'lib/server/kinds/bookings/packages/choice.ts',
    'lib/server/kinds/bookings/repo-slots.ts',
  ],
  ['the demo', 'lib/server/demo/packages.ts', PACKAGES],
])('allows an import by %s', (_who, source, repo) => {
  expect(from(source, repo)).toEqual([]);
});

it('allows an import of a file with a similar name', () => {
  expect(from('lib/server/payments/settle.ts', 'lib/server/orders/report.ts')).toEqual([]);
});

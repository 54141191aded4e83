import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OpenAttempt } from '@/components/kinds/quizzes/taking/open-attempt';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const HOUR = 3_600_000;
const attemptFor = (hours: number): Attempt => ({
  ...{ _id: 'attempt', number: 1, startedAt: new Date().toISOString(), submittedAt: null, percent: null },
  ...{
    isPassed: null,
    entitlementId: 'seat',
    lessonId: null,
    placed: 'before',
    title: 'ورشة',
    passPercent: 70,
  },
  deadline: new Date(Date.now() + hours * HOUR).toISOString(),
  now: new Date().toISOString(),
  questions: [
    {
      ...{ position: 1, type: 'short', text: 'من كتب «الأيام»؟', image: null, imageAlt: '', sound: null },
      ...{ points: 1, pairItems: [], options: [], answer: null },
    },
  ],
  ...{ graded: null, isRevealed: false },
});

it.each([
  [2, true],
  [24 * 60, false],
])('counts down where %s hours are left: %s', async (hours, isCounted) => {
  renderPage(<OpenAttempt attempt={attemptFor(hours)} clockError={0} refresh={async () => {}} />);
  expect(await screen.findByText('من كتب «الأيام»؟')).toBeVisible();
  expect(screen.queryAllByRole('timer')).toHaveLength(isCounted ? 1 : 0);
});

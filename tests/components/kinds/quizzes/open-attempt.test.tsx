import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenAttempt } from '@/components/kinds/quizzes/taking/open-attempt';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { putQuizAnswer, submitQuizAttempt } from '@/lib/client/endpoints.gen';
import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => void vi.mocked(call).mockReset());

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

it('submits without a connection once it is back and all answers are saved, and says so before', async () => {
  let isOffline = true;
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (isOffline) throw new ApiError({});
    return endpoint === submitQuizAttempt ? { ...attemptFor(2), submittedAt: new Date().toISOString() } : {};
  });
  const timesAsked = (endpoint: object) =>
    vi.mocked(call).mock.calls.filter(([to]) => to === endpoint).length;
  renderPage(<OpenAttempt attempt={attemptFor(2)} clockError={0} refresh={async () => {}} />);
  const answer = screen.getByRole('textbox', { name: 'إجابتك' });
  await userEvent.type(answer, 'طه');
  await userEvent.click(screen.getByRole('button', { name: 'سلّم' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'سلّم' }));
  expect(await screen.findByText('لا اتصال. نسلّم إجاباتك حين يعود.')).toBeVisible();
  expect(timesAsked(submitQuizAttempt)).toBe(0);

  isOffline = false;
  // What is written meanwhile is part of it.
  await userEvent.type(answer, ' حسين');
  await waitFor(() => expect(timesAsked(submitQuizAttempt)).toBe(1), { timeout: 3000 });
  expect(vi.mocked(call).mock.calls.map(([to, { body }]) => [to, body])).toContainEqual([
    putQuizAnswer,
    { position: 1, answer: { text: 'طه حسين' } },
  ]);
  expect(screen.queryByText('لا اتصال. نسلّم إجاباتك حين يعود.')).toBeNull();
});

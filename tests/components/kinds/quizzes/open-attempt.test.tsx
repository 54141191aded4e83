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

const pressSubmit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'سلّم' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'سلّم' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const timesAsked = (endpoint: object) => vi.mocked(call).mock.calls.filter(([to]) => to === endpoint).length;

it('says that it was not submitted where an answer could not be saved, and submits once it is saved', async () => {
  let isOffline = true;
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (isOffline) throw new ApiError({});
    return endpoint === submitQuizAttempt ? { ...attemptFor(2), submittedAt: new Date().toISOString() } : {};
  });
  renderPage(<OpenAttempt attempt={attemptFor(2)} clockError={0} refresh={async () => {}} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'إجابتك' }), 'طه حسين');
  await pressSubmit();
  expect(await screen.findByText(/^لم تُسلَّم بعد/)).toBeVisible();
  expect(timesAsked(submitQuizAttempt)).toBe(0);

  isOffline = false;
  const before = timesAsked(putQuizAnswer);
  await pressSubmit();
  await waitFor(() => expect(timesAsked(submitQuizAttempt)).toBe(1));
  expect(timesAsked(putQuizAnswer)).toBe(before + 1);
  expect(screen.queryByText(/^لم تُسلَّم بعد/)).toBeNull();
});

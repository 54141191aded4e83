import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenAttempt } from '@/components/kinds/quizzes/taking/open-attempt';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { putQuizAnswer, submitQuizAttempt } from '@/lib/client/endpoints.gen';
import { onSignInAsked } from '@/lib/client/sign-in-ask';
import { storeToken } from '@/lib/client/token';
import { attemptFor } from '@/tests/setup/quiz-attempt';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => {
  vi.mocked(call).mockReset();
  storeToken('a-token');
});

it.each([
  [2, true],
  [24 * 60, false],
])('counts down where %s hours are left: %s', async (hours, isCounted) => {
  renderPage(<OpenAttempt attempt={attemptFor(hours)} clockError={0} refresh={async () => {}} />);
  expect(await screen.findByText('من كتب «الأيام»؟')).toBeVisible();
  expect(screen.queryAllByRole('timer')).toHaveLength(isCounted ? 1 : 0);
});

const answerField = () => screen.getByRole('textbox', { name: 'إجابتك' });
const timesAsked = (endpoint: object) => vi.mocked(call).mock.calls.filter(([to]) => to === endpoint).length;
const askSubmit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'سلّم' }));
  return within(await screen.findByRole('alertdialog'));
};

it('submits without a connection once it is back and all answers are saved, and says so before', async () => {
  let isOffline = true;
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (isOffline) throw new ApiError({});
    return endpoint === submitQuizAttempt ? { ...attemptFor(2), submittedAt: new Date().toISOString() } : {};
  });
  renderPage(<OpenAttempt attempt={attemptFor(2)} clockError={0} refresh={async () => {}} />);
  const field = answerField();
  await userEvent.type(field, 'طه حسين');
  await userEvent.click((await askSubmit()).getByRole('button', { name: 'سلّم' }));
  expect(await screen.findByText('لا اتصال. نسلّم إجاباتك حين يعود.')).toBeVisible();
  expect(timesAsked(submitQuizAttempt)).toBe(0);
  // What was confirmed cannot be changed meanwhile.
  expect(field.closest('[inert]')).not.toBeNull();

  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(timesAsked(submitQuizAttempt)).toBe(1));
  const sent = vi.mocked(call).mock.calls.map(([to]) => to);
  expect(sent.lastIndexOf(putQuizAnswer)).toBeLessThan(sent.indexOf(submitQuizAttempt));
  expect(screen.queryByText('لا اتصال. نسلّم إجاباتك حين يعود.')).toBeNull();
});

it('calls an answer of more than 200 letters too long, and counts it as missing', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ code: 'invalid', status: 422 }));
  renderPage(<OpenAttempt attempt={attemptFor(2)} clockError={0} refresh={async () => {}} />);
  await userEvent.click(answerField());
  await userEvent.paste('ب'.repeat(200));
  expect(answerField()).toBeValid();
  await userEvent.paste('ب');
  expect(answerField()).toBeInvalid();
  expect(screen.getByText('لا تزيد الإجابة على 200 حرف. هذه لم تُحفظ.')).toBeVisible();
  expect((await askSubmit()).queryByText('أجبت عن كل الأسئلة.')).toBeNull();
});

it('takes the order as it is shown for the answer when the learner goes on, and not when they look elsewhere', async () => {
  vi.mocked(call).mockResolvedValue({});
  const [short] = attemptFor(2).questions;
  if (!short) throw new Error('no question');
  const options = ['ب', 'أ'].map((text) => ({ _id: `id-${text}`, text }));
  const order = (position: number) => ({ ...short, position, type: 'order' as const, options });
  const attempt = { ...attemptFor(2), questions: [order(1), order(2), { ...short, position: 3 }, order(4)] };
  renderPage(<OpenAttempt attempt={attempt} clockError={0} refresh={async () => {}} />);
  const number = (at: number) => screen.getByRole('button', { name: new RegExp(`^السؤال ${at}`) });
  const kept = () => vi.mocked(call).mock.calls.map(([, sent]) => (sent as { body?: unknown })?.body);
  const asShown = (position: number) => ({ position, answer: { chosen: options.map(({ _id }) => _id) } });

  await userEvent.click(number(2));
  await userEvent.click(number(1));
  expect(kept()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'التالي' }));
  await waitFor(() => expect(kept()).toEqual([asShown(1)]));
  // Not where it was put in order, and at the end when it is submitted.
  await userEvent.click(screen.getByRole('button', { name: 'أنزل «ب»' }));
  await userEvent.click(screen.getByRole('button', { name: 'التالي' }));
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(kept()[1]).toEqual({ position: 2, answer: { chosen: options.map(({ _id }) => _id).toReversed() } });
  await userEvent.click(number(4));
  await askSubmit();
  await waitFor(() => expect(kept()[2]).toEqual(asShown(4)));
});

it('asks to sign in once each time the session has ended, and does not call it a lost connection', async () => {
  const ask = vi.fn();
  const end = onSignInAsked(ask);
  vi.mocked(call).mockRejectedValue(new ApiError({ code: 'unauthenticated', status: 401 }));
  renderPage(<OpenAttempt attempt={attemptFor(2)} clockError={0} refresh={async () => {}} />);
  await userEvent.type(answerField(), 'طه');
  const told = 'انتهت جلستك. سجّل الدخول لتُحفظ إجاباتك.';
  expect(await screen.findByText(told, undefined, { timeout: 4000 })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(timesAsked(putQuizAnswer)).toBe(2));
  expect(ask).toHaveBeenCalledTimes(1);

  // Signed in again elsewhere; later that session ends, too.
  vi.mocked(call).mockResolvedValueOnce({ done: true });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  await userEvent.type(answerField(), ' حسين');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  end();
});

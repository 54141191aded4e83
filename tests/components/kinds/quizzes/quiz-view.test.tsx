import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuizView } from '@/components/kinds/quizzes/taking/quiz-view';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { storeToken } from '@/lib/client/token';
import type { QuizStart } from '@/lib/contract/kinds/quizzes';
import { attemptFor } from '@/tests/setup/quiz-attempt';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const quiz: QuizStart = {
  passPercent: 70,
  minutes: 1,
  reveals: 'submitted',
  isGate: false,
  questionsCount: 1,
  isOver: false,
  attemptsLeft: 1,
  attempts: [],
};
const failed = {
  ...attemptFor(0),
  submittedAt: new Date().toISOString(),
  percent: 0,
  isPassed: false,
  graded: [],
};
/** What the server says, by the endpoint's id. */
let answers: Record<string, object>;

beforeEach(() => {
  storeToken('a-token');
  answers = { getAssessment: quiz, createAssessmentAttempt: attemptFor(1) };
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }) => {
    const answer = answers[id];
    if (!answer || answer instanceof ApiError) throw answer ?? new Error(`nobody expected ${id}`);
    return answer;
  }) as typeof call);
});

async function beginAndAnswer() {
  renderPage(<QuizView place={{ id: 'seat', placed: 'before' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'ابدأ الاختبار' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'إجابتك' }), 'طه');
}

it('offers no other attempt where the last one ended by its time', async () => {
  answers.putQuizAnswer = new ApiError({ code: 'attempt_over', status: 409 });
  answers.getQuizAttempt = failed;
  answers.getSeat = {};
  await beginAndAnswer();
  answers.getAssessment = { ...quiz, attemptsLeft: 0 };
  expect(await screen.findByText('لم تجتزه هذه المرة')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'حاول مرة أخرى' })).toBeNull());
});

it('says why another attempt was refused', async () => {
  answers.putQuizAnswer = new ApiError({ code: 'attempt_over', status: 409 });
  answers.getQuizAttempt = failed;
  await beginAndAnswer();
  answers.createAssessmentAttempt = new ApiError({
    code: 'no_attempts_left',
    status: 409,
    detail: 'لم تبق لك محاولة.',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'حاول مرة أخرى' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('لم تبق لك محاولة.');
});

it('shows no question any more where its creator took the quiz away', async () => {
  const gone = new ApiError({ code: 'not_found', status: 404, detail: 'لا يوجد' });
  Object.assign(answers, { putQuizAnswer: gone, getQuizAttempt: gone });
  await beginAndAnswer();
  expect(await screen.findByText('تعذر تحميل الاختبار')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'إجابتك' })).toBeNull();
});

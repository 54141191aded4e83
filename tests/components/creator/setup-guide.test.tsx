import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SetupGuide } from '@/components/creator/setup-guide';
import { reportEvent } from '@/lib/client/analytics';
import { getSetupGuide, putSetupStep } from '@/lib/client/endpoints.gen';
import { type SetupGuide as Guide, SETUP_STEPS } from '@/lib/contract/setup-guide';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
vi.mock('@/lib/client/analytics', () => ({ reportEvent: vi.fn() }));
beforeEach(() => vi.mocked(reportEvent).mockReset());

type State = Guide['steps'][number]['state'];
const guideOf = (states: State[], told = 4): Guide => ({
  steps: SETUP_STEPS.map((step, index) => ({
    step,
    state: states[index] ?? 'open',
    isWaiting: false,
    isTold: index < told && states[index] === 'completed',
  })),
  completed: states.filter((state) => state === 'completed').length,
});
const told = () => vi.mocked(reportEvent).mock.calls.map(([name]) => name);

test('a skip that fails shows an error and reports no event', async () => {
  answerWith([
    [getSetupGuide, guideOf(['open', 'open', 'open', 'open'])],
    [putSetupStep, BROKEN],
  ]);
  const { user } = renderPage(<SetupGuide />);
  await user.click(await screen.findByRole('button', { name: 'تخطَّ: إعداد الدفع' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(told()).toEqual([]);
});

test('a skipped step is saved, confirmed and reported as an event', async () => {
  answerWith([
    [getSetupGuide, guideOf(['completed', 'open', 'open', 'open'])],
    [putSetupStep, guideOf(['completed', 'open', 'escaped', 'open'])],
  ]);
  const { user } = renderPage(<SetupGuide />);
  expect(await screen.findByText('اكتمل 1 من 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تخطَّ: إعداد الدفع' }));
  expect(await screen.findByText('تخطيتها، ويمكنك العودة إليها متى شئت')).toBeVisible();
  expect(sentTo(putSetupStep)).toEqual([{ params: { step: 'payment_setup' }, body: { state: 'escaped' } }]);
  expect(told()).toEqual(['creator_dashboard_payment_setup_escaped']);
  expect(screen.queryByRole('button', { name: 'تخطَّ: إعداد الدفع' })).toBeNull();
});

test('while documents are under review, the identity step asks for nothing and cannot be skipped', async () => {
  const guide = guideOf(['open', 'open', 'open', 'started']);
  const steps = guide.steps.map((step) => ({ ...step, isWaiting: step.step === 'identity_verification' }));
  answerWith([[getSetupGuide, { ...guide, steps }]]);
  renderPage(<SetupGuide />);
  expect(await screen.findByText('ننظر في وثائقك، ولا يلزمك شيء الآن')).toBeVisible();
  expect(screen.getByRole('link', { name: 'اعرض: التحقق من الهوية' })).toHaveTextContent('اعرض');
  expect(screen.queryByRole('button', { name: 'تخطَّ: التحقق من الهوية' })).toBeNull();
});

test('each step links to the page where it is done', async () => {
  answerWith([[getSetupGuide, guideOf(['open', 'open', 'open', 'open'])]]);
  renderPage(<SetupGuide />);
  await screen.findByText('استعد للبيع');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/create',
    '/settings/edit_profile',
    '/wire-transfer-setup',
    '/creator/identity',
  ]);
});

test('the last completed step reports itself, the progress and the end, and the guide disappears', async () => {
  const all: State[] = ['completed', 'completed', 'completed', 'completed'];
  answerWith([
    [getSetupGuide, guideOf(all, 3)],
    [putSetupStep, guideOf(all)],
  ]);
  renderPage(<SetupGuide />);
  await waitFor(() =>
    expect(told()).toEqual([
      'creator_dashboard_identity_verification_completed',
      'creator_dashboard_setup_progress',
      'creator_dashboard_setup_completed',
    ]),
  );
  expect(screen.queryByText('استعد للبيع')).toBeNull();
});

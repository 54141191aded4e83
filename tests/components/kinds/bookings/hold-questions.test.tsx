import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HoldQuestions } from '@/components/kinds/bookings/questions/hold-questions';
import type { SendAnswers } from '@/components/kinds/checkout-parts';
import { ApiError } from '@/lib/client/api-error';
import { getHoldAnswers, putHoldAnswers } from '@/lib/client/endpoints.gen';
import { answerWith, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AIM = { text: 'ما هدفك؟', isRequired: true };
const LEVEL = { text: 'ما مستواك؟', isRequired: false };

async function show(put: unknown = { questions: [AIM, LEVEL], answers: ['', ''] }) {
  answerWith([
    [getHoldAnswers, { questions: [AIM, LEVEL], answers: null }],
    [putHoldAnswers, put],
  ]);
  const sendRef: { current: SendAnswers | null } = { current: null };
  const { user } = renderPage(<HoldQuestions productId="p" sendRef={sendRef} />);
  const aim = await screen.findByRole('textbox', { name: /ما هدفك/ });
  const send = () => act(async () => sendRef.current?.());
  return { user, aim, send };
}

describe('HoldQuestions', () => {
  it('sends nothing while a required question is open, and goes to it', async () => {
    const { aim, send } = await show();
    expect(await send()).toBe(false);
    await waitFor(() => expect(aim).toHaveFocus());
    expect(aim).toBeInvalid();
    expect(screen.getByText('هذا الحقل مطلوب')).toBeVisible();
    expect(sentTo(putHoldAnswers)).toEqual([]);
  });

  it('sends what was written when it is asked to, without a button of its own', async () => {
    const { user, aim, send } = await show();
    await user.type(aim, 'قصة');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await send()).toBe(true);
    expect(sentTo(putHoldAnswers)).toEqual([expect.objectContaining({ body: { answers: ['قصة', ''] } })]);
  });

  it('says why nothing was sent', async () => {
    const { user, aim, send } = await show(new ApiError({}));
    await user.type(aim, 'قصة');
    expect(await send()).toBe(false);
    expect(await screen.findByText(/الاتصال|الخادم/)).toBeVisible();
  });
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResendButton } from '@/components/auth/resend-button';
import { ApiError } from '@/lib/client/api-error';
import { renderPage } from '@/tests/setup/render';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.getByRole('button');

test('cannot be pressed within the minute and says how long that is', async () => {
  const onResend = vi.fn();
  renderPage(<ResendButton sentAt={Date.now()} onResend={onResend} />);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('إعادة الإرسال بعد 60 ث');
  await pass(30);
  expect(button()).toHaveTextContent('إعادة الإرسال بعد 30 ث');
  expect(button()).toBeDisabled();
  await pass(30);
  expect(button()).toBeEnabled();
});

test('begins again once it was sent, and says that it was', async () => {
  const onResend = vi.fn().mockResolvedValue(60);
  renderPage(<ResendButton sentAt={null} onResend={onResend} />);
  await act(async () => button().click());
  expect(onResend).toHaveBeenCalledOnce();
  expect(screen.getByText('أُرسلت من جديد')).toBeVisible();
  expect(screen.getByRole('button', { name: /بعد 60 ث/ })).toBeDisabled();
});

test('stays where it was refused, and says why', async () => {
  const refusal = new ApiError({ code: 'rate_limited', status: 429, detail: 'انتظر قليلًا' });
  renderPage(<ResendButton sentAt={null} onResend={vi.fn().mockRejectedValue(refusal)} />);
  await act(async () => button().click());
  expect(screen.getByText('انتظر قليلًا')).toBeVisible();
  expect(button()).toBeEnabled();
});

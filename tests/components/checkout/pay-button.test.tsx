import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PayButton } from '@/components/checkout/pay-button';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createOrder } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { storeToken } from '@/lib/client/token';
import { stripBidiMarks } from '@/lib/shared/arabic';
import type { CartThing } from '@/lib/shared/cart-line';
import { renderPage } from '@/tests/setup/render';
import { sampleCard } from '../products/sample-product';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

const thing = (change: object = {}): CartThing => ({
  product: { ...sampleCard(), ...change },
  post: null,
  hold: null,
  chosenPackage: null,
});
const THING = thing();
const TOTAL = { amount: 1999, currency: 'USD' };
const ORDER = { _id: 'o1', payment: { _id: 'p1', status: 'requires_action', pageUrl: '/sandbox-pay/p1' } };
const button = () => screen.getByRole('button', { name: /ادفع/ });
const keys = () => vi.mocked(call).mock.calls.map(([, , options]) => options?.idempotencyKey);

beforeEach(() => {
  for (const mock of [call, leaveFor, push]) vi.mocked(mock).mockReset();
  window.sessionStorage.clear();
  storeToken('a-token');
});

describe('PayButton', () => {
  it('pays once when pressed twice', async () => {
    let answer: (order: unknown) => void = () => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user } = renderPage(<PayButton things={[THING]} total={TOTAL} productId="p" />);
    await user.dblClick(button());
    expect(call).toHaveBeenCalledTimes(1);
    answer(ORDER);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/sandbox-pay/p1'));
    expect(screen.getByRole('button')).toBeDisabled();
    expect(call).toHaveBeenCalledWith(
      createOrder,
      { body: { productId: 'p', expectedTotal: TOTAL } },
      { idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    );
  });

  it('orders once what comes first was sent, and nothing before', async () => {
    vi.mocked(call).mockResolvedValue(ORDER);
    const sendFirst = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { user } = renderPage(
      <PayButton things={[THING]} total={TOTAL} productId="p" sendFirst={sendFirst} />,
    );
    await user.click(button());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(call).not.toHaveBeenCalled();
    await user.click(button());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/sandbox-pay/p1'));
    expect(sendFirst).toHaveBeenCalledTimes(2);
  });

  it('keeps its idempotency key when the answer is lost, even after a reload', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError({}));
    const { user, unmount } = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/الاتصال|الخادم/);
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.click(button());
    unmount();
    const again = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await again.user.click(button());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    expect(new Set(keys()).size).toBe(1);
  });

  it('uses another idempotency key for other things at the same total, although the first answer was lost', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError({}));
    const { user, rerenderPage } = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await user.click(button());
    await screen.findByRole('alert');
    rerenderPage(<PayButton things={[thing({ _id: 'another' })]} total={TOTAL} />);
    await user.click(button());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('uses a new idempotency key for the next order', async () => {
    vi.mocked(call).mockResolvedValue(ORDER);
    const first = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await first.user.click(button());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    first.unmount();
    const second = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await second.user.click(button());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows the new total when the cart has changed, and pays only when pressed again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError({ code: 'cart_changed', status: 409 }));
    const { user, rerenderPage } = renderPage(<PayButton things={[THING]} total={TOTAL} />);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveFocus();
    rerenderPage(<PayButton things={[THING]} total={{ amount: 2499, currency: 'USD' }} />);
    const words = stripBidiMarks(screen.getByRole('alert').textContent ?? '');
    expect(words).toContain('تغيّر المبلغ من $19.99 إلى $24.99');
    expect(stripBidiMarks(button().textContent ?? '')).toBe('ادفع $24.99');
    expect(leaveFor).not.toHaveBeenCalled();

    vi.mocked(call).mockResolvedValue(ORDER);
    await user.click(button());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/sandbox-pay/p1'));
    expect(vi.mocked(call).mock.lastCall?.[1]).toEqual({
      body: { expectedTotal: { amount: 2499, currency: 'USD' } },
    });
    expect(new Set(keys()).size).toBe(2);
  });

  it('goes to the order when there is nothing to pay', async () => {
    vi.mocked(call).mockResolvedValue({ _id: 'o2', payment: null });
    const { user } = renderPage(<PayButton things={[THING]} total={{ amount: 0, currency: 'USD' }} />);
    await user.click(screen.getByRole('button', { name: 'احصل عليه مجانًا' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/orders/o2'));
  });
});

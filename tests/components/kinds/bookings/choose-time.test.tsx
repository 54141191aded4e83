import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChooseTime } from '@/components/kinds/bookings/choose/choose-time';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createSlotHold, listSlots } from '@/lib/client/endpoints.gen';
import { onSignInAsked } from '@/lib/client/sign-in-ask';
import { removeToken, storeToken } from '@/lib/client/token';
import { daysOf } from '@/lib/shared/slot-days';
import { DAY } from '@/lib/shared/time';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const DATE = new Date(Date.now() + DAY).toISOString().slice(0, 10);
const slot = (hour: number, ahead = 3) => ({
  startsAt: `${DATE}T${hour}:00:00.000Z`,
  endsAt: `${DATE}T${hour + 1}:00:00.000Z`,
  local: { date: DATE, time: `${hour}:00`, offset: '+00:00' },
  host: { date: DATE, time: `${hour + ahead}:00`, offset: ahead ? `+0${ahead}:00` : '+00:00' },
  seatsLeft: 1,
});
const usd = (amount: number) => ({ amount, currency: 'USD' });
const TAKEN = new ApiError({ code: 'slot_taken', status: 409, detail: 'أُخذ', slots: [slot(14)] });
const PRODUCT = sampleProduct({ title: 'درس في الجبر' });

function show(slots = [slot(10), slot(11)], held: unknown = {}, byHand = false) {
  answerWith([
    [listSlots, daysOf(slots, 60)],
    [createSlotHold, held],
  ]);
  return renderPage(
    <ViewerProvider viewer={null}>
      <ChooseTime
        product={PRODUCT}
        lengths={[
          { minutes: 60, price: usd(2500) },
          { minutes: 90, price: usd(4000) },
        ]}
        hours={{ timeZone: 'Asia/Riyadh', weekStart: 0, furthestDays: 60 }}
        rules={{ freeUntilHours: 24, halfUntilHours: 6 }}
        byHand={byHand}
      />
    </ViewerProvider>,
  );
}

const time = (name: string) => screen.findByRole('button', { name });
const chosen = () => within(screen.getByRole('region', { name: 'موعدك' }));

beforeEach(() => {
  push.mockReset();
  storeToken('a-token');
});

describe('ChooseTime', () => {
  it('keeps nothing for guests, and asks them to sign in for just this time', async () => {
    removeToken();
    const asked = vi.fn();
    const stop = onSignInAsked(asked);
    const { user } = show();
    await user.click(await time('10:00'));
    await user.click(chosen().getByRole('button', { name: 'احجز وأكمل الدفع' }));
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'book',
        productId: PRODUCT._id,
        startsAt: slot(10).startsAt,
        minutes: 60,
      }),
    );
    expect(sentTo(createSlotHold)).toEqual([]);
    stop();
  });

  it('says before that the host accepts each booking, and until when', async () => {
    const { user } = show([slot(10)], {}, true);
    await user.click(await time('10:00'));
    expect(chosen().getByText(/خلال 24 ساعة على الأكثر/)).toBeVisible();
    expect(chosen().getByRole('button', { name: 'اطلب الموعد وأكمل الدفع' })).toBeVisible();
  });

  it('shows who is too late what is left, and lets them choose that', async () => {
    const { user } = show([slot(10)], TAKEN);
    await user.click(await time('10:00'));
    await user.click(chosen().getByRole('button', { name: 'احجز وأكمل الدفع' }));
    expect(await chosen().findByRole('alert')).toHaveTextContent('سبقك غيرك إلى هذا الموعد');
    await user.click(chosen().getByRole('button', { name: /14:00/ }));
    expect(chosen().getByText(/14:00 /)).toBeInTheDocument();
    expect(chosen().queryByRole('alert')).not.toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it('keeps the time and goes to the checkout, after the price and the rules were said', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: /ساعة واحدة و30 دقيقة/ }));
    await user.click(await time('11:00'));
    expect(chosen().getByText(/الإلغاء مجاني ما بقي على الموعد يوم واحد أو أكثر/)).toBeInTheDocument();
    expect(chosen().getByText('$40')).toBeInTheDocument();
    await user.click(chosen().getByRole('button', { name: 'احجز وأكمل الدفع' }));
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith(`/checkout?product=${PRODUCT._id}`));
    expect(sentTo(createSlotHold)).toMatchObject([{ body: { startsAt: slot(11).startsAt, minutes: 90 } }]);
    expect(
      vi.mocked(call).mock.calls.some(([, input]) => JSON.stringify(input).includes('"minutes":90')),
    ).toBe(true);
  });

  it('shows both clocks only where they differ', async () => {
    const { user, unmount } = show();
    await user.click(await time('10:00'));
    expect(chosen().getByText(/13:00/)).toBeInTheDocument();
    unmount();
    const { user: other } = show([slot(10, 0)]);
    await other.click(await time('10:00'));
    expect(chosen().queryByText('بتوقيت صاحب الموعد')).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarPage } from '@/components/kinds/bookings/calendar/calendar-page';
import {
  acceptBooking,
  listBookingAnswers,
  listBookings,
  listWaitingBookings,
} from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleHostBooking } from './sample-bookings';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const REQUEST = sampleHostBooking({ state: 'requested', acceptBy: '2026-12-09T10:00:00.000Z' });
const WEEK = { view: 'week', today: '2026-12-01', weekStart: 1, timeZone: 'Asia/Riyadh' } as const;
const page = (day: string) => <CalendarPage {...WEEK} day={day} zone="توقيت السعودية" />;

function answer(bookings: object[], waiting: object[], workshops: object[] = []) {
  answerWith([
    [listBookings, { data: bookings, workshops }],
    [listWaitingBookings, { data: waiting }],
    [listBookingAnswers, { data: [] }],
    [acceptBooking, { done: true }],
  ]);
}

beforeEach(() => storeToken('a-token'));

describe('the calendar of a host', () => {
  it('shows a workshop among what was booked, and leads to its dates', async () => {
    const { slot } = sampleHostBooking();
    const local = { ...slot.local, time: '09:00' };
    const before = { ...slot, startsAt: slot.startsAt.replace(/T../, 'T06'), local };
    const product = { _id: 'w1', title: 'ورشة التحرير' };
    answer([sampleHostBooking()], [], [{ _id: 'd1', product, slot: before, seats: 12, soldCount: 3 }]);
    renderPage(page(slot.local.date));
    const link = await screen.findByRole('link', { name: /ورشة التحرير.*حُجز 3 من 12 مقعدًا/ });
    expect(link).toHaveAttribute('href', '/product/w1/dates');
    const booked = screen.getByRole('button', { name: /سارة علي/ });
    expect(link.compareDocumentPosition(booked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names what waits by its day and by what it is', async () => {
    answer([], [REQUEST]);
    renderPage(page('2026-12-01'));
    expect(
      await screen.findByRole('button', { name: /^10 ديسمبر 2026.*13:00.*سارة علي.*طلب$/ }),
    ).toBeVisible();
  });

  it('closes what was accepted in another week, and does not open it again there', async () => {
    answer([], [REQUEST]);
    const { user, rerenderPage } = renderPage(page('2026-12-01'));
    await user.click(await screen.findByRole('button', { name: /سارة علي/ }));
    const dialog = within(await screen.findByRole('dialog'));
    answer([], []);
    await user.click(dialog.getByRole('button', { name: 'اقبله' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer([{ ...REQUEST, state: 'confirmed', acceptBy: null }], []);
    rerenderPage(page('2026-12-10'));
    expect(await screen.findByRole('button', { name: /سارة علي/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

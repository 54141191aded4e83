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

function answer(bookings: object[], waiting: object[]) {
  answerWith([
    [listBookings, { data: bookings }],
    [listWaitingBookings, { data: waiting }],
    [listBookingAnswers, { data: [] }],
    [acceptBooking, { done: true }],
  ]);
}

beforeEach(() => storeToken('a-token'));

describe('the calendar of a host', () => {
  it('names what waits by its day and by what it is', async () => {
    answer([], [REQUEST]);
    renderPage(page('2026-12-01'));
    expect(
      await screen.findByRole('button', { name: /^10 ديسمبر 2026، .*13:00.*سارة علي.*، طلب$/ }),
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

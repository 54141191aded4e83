import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingRoom } from '@/components/kinds/bookings/room';
import { ViewerProvider } from '@/components/layout/viewer-context';
import {
  answerBuyerAbsence,
  cancelBooking,
  getBooking,
  getPurchase,
  listMoveSlots,
  moveBooking,
  sayHostAbsent,
} from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import type { Booking } from '@/lib/contract/kinds/appointments';
import { daysOf } from '@/lib/shared/slot-days';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleAbsence, sampleBooking } from './sample-bookings';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

function show(given: Partial<Booking> = {}) {
  answerWith([
    [getBooking, sampleBooking(given)],
    [getPurchase, {}],
    [cancelBooking, { refunded: { amount: 2500, currency: 'USD' } }],
    [sayHostAbsent, { done: true }],
    [answerBuyerAbsence, { done: true }],
  ]);
  return renderPage(<BookingRoom entitlementId="e1" />);
}
const button = (name: string) => screen.queryByRole('button', { name });
const ready = () => screen.findByText('هدى القحطاني');
const BEGUN = { hasBegun: true, movesLeft: 0, backBps: 0 } as const;

beforeEach(() => storeToken('a-token'));

describe('the room of a booking', () => {
  it('says that it could not be loaded', async () => {
    answerWith([[getBooking, BROKEN]]);
    renderPage(<BookingRoom entitlementId="e1" />);
    expect(await screen.findByText('تعذّر تحميل الموعد')).toBeVisible();
  });

  it('shows both clocks and what one can do, and no link yet', async () => {
    show();
    await ready();
    expect(screen.getByText(/10:00.*\(غرينتش\)/)).toBeVisible();
    expect(screen.getByText(/13:00.*\(غرينتش\+3\)/)).toBeVisible();
    expect(screen.getByText(/يظهر رابط الدخول هنا/)).toBeVisible();
    for (const name of ['انقل الموعد', 'أضفه إلى تقويمك', 'أرسله بواتساب', 'ألغِ الموعد'])
      expect(button(name)).toBeVisible();
    expect(button('صاحب الموعد لم يحضر')).toBeNull();
  });

  it('has the link once it may be joined', async () => {
    show({ placeText: 'https://meet.example/secret' });
    const link = await screen.findByRole('link', { name: 'انضم إلى اللقاء' });
    expect(link).toHaveAttribute('href', 'https://meet.example/secret');
  });

  it('lets its buyer choose another time where it is theirs again without its own', async () => {
    const over = { hasBegun: true, isOver: true, backBps: 0 } as const;
    show({ ...over, state: 'cancelled', isToChoose: true, movesLeft: 1 });
    expect(await screen.findByText(/وقته صار لغيرك/)).toBeVisible();
    expect(button('اختر وقتًا آخر')).toBeVisible();
    expect(screen.queryByText(/10:00/)).toBeNull();
    for (const name of ['ألغِ الموعد', 'أضفه إلى تقويمك']) expect(button(name)).toBeNull();
  });

  it('is neither moved nor cancelled once it has begun, and offers nothing once it was cancelled', async () => {
    const { unmount } = show(BEGUN);
    await ready();
    expect(button('انقل الموعد')).toBeNull();
    expect(button('ألغِ الموعد')).toBeNull();
    unmount();
    show({ state: 'cancelled' });
    await ready();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is moved in the zone in which it was chosen, wherever its buyer is', async () => {
    const booking = sampleBooking();
    const { slot, host } = booking;
    answerWith([
      [getBooking, booking],
      [getPurchase, {}],
      [listMoveSlots, daysOf([{ ...slot, seatsLeft: 1 }], 60)],
      [moveBooking, booking],
    ]);
    const { user } = renderPage(
      <ViewerProvider viewer={{ ...host, bio: '', timeZone: 'Asia/Riyadh' }}>
        <BookingRoom entitlementId="e1" />
      </ViewerProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'انقل الموعد' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/توقيت المملكة المتحدة/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    await user.click(dialog.getByRole('button', { name: 'انقله إلى هذا الوقت' }));
    const timeZone = 'Europe/London';
    expect(sentTo(listMoveSlots)[0]).toMatchObject({ query: { timeZone } });
    expect(sentTo(moveBooking)).toMatchObject([{ body: { startsAt: slot.startsAt, timeZone } }]);
  });

  it('says why the host asks for another time', async () => {
    show({ askedToMove: { reason: 'عندي سفر' } });
    expect(await screen.findByText('عندي سفر')).toBeVisible();
  });

  it('sends the share that it showed when it is cancelled', async () => {
    const { user } = show({ backBps: 5000, back: { amount: 1250, currency: 'USD' } });
    await ready();
    await user.click(screen.getByRole('button', { name: 'ألغِ الموعد' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/نصف الثمن/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'ألغِ الموعد' }));
    expect(sentTo(cancelBooking)).toEqual([{ params: { id: 'e1' }, body: { backBps: 5000 } }]);
  });
});

describe('a request', () => {
  it('says until when the host answers, and can be withdrawn wholly', async () => {
    const { user } = show({ state: 'requested', acceptBy: '2026-12-01T10:00:00.000Z', movesLeft: 0 });
    expect(await screen.findByText(/يصل الجواب حتى/)).toHaveTextContent(/10:00/);
    for (const name of ['انقل الموعد', 'أضفه إلى تقويمك', 'أرسله بواتساب', 'ألغِ الموعد'])
      expect(button(name)).toBeNull();
    expect(screen.queryByText(/يظهر رابط الدخول هنا/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'اسحب الطلب' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/يعود إليك الثمن كاملًا/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'اسحب الطلب' }));
    expect(sentTo(cancelBooking)).toEqual([{ params: { id: 'e1' }, body: { backBps: 10_000 } }]);
  });
});

describe('a host who was not there', () => {
  it('is said so with a word, after what follows was shown', async () => {
    const { user } = show({ ...BEGUN, maySayAbsent: true });
    await user.click(await screen.findByRole('button', { name: 'صاحب الموعد لم يحضر' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/يعترض خلال 72 ساعة/)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'لم يدخل أحد');
    await user.click(dialog.getByRole('button', { name: 'أرسل' }));
    expect(await screen.findByText('سُجّل ما قلته وأُبلغ الطرف الآخر')).toBeVisible();
    expect(sentTo(sayHostAbsent)).toEqual([{ params: { id: 'e1' }, body: { text: 'لم يدخل أحد' } }]);
  });

  it('may object until a moment, by the clock of the booking', async () => {
    show({ ...BEGUN, absence: sampleAbsence() });
    expect(await screen.findByText(/يمكنه الاعتراض حتى/)).toHaveTextContent(/10:20/);
    expect(button('اعترض')).toBeNull();
  });

  it('is heard by an operator when they object', async () => {
    show({ ...BEGUN, absence: sampleAbsence({ objection: 'كنت هناك' }) });
    expect(await screen.findByText(/اختلفتما فيمن حضر/)).toBeVisible();
    expect(screen.getByText('كنت هناك')).toBeVisible();
  });
});

describe('a buyer who was not there, as the host says', () => {
  const absence = sampleAbsence({ saidBy: 'host' });

  it('objects with a word', async () => {
    const { user } = show({ ...BEGUN, absence });
    await user.click(await screen.findByRole('button', { name: 'اعترض' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'كنت هناك');
    await user.click(dialog.getByRole('button', { name: 'اعترض' }));
    expect(await screen.findByText('سُجّل اعتراضك')).toBeVisible();
    const body = { agrees: false, text: 'كنت هناك' };
    expect(sentTo(answerBuyerAbsence)).toEqual([{ params: { id: 'e1' }, body }]);
  });

  it('agrees after what follows was shown', async () => {
    const { user } = show({ ...BEGUN, absence });
    await user.click(await screen.findByRole('button', { name: 'هذا صحيح' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/يبقى الثمن لصاحب الموعد/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'هذا صحيح' }));
    expect(sentTo(answerBuyerAbsence)).toEqual([{ params: { id: 'e1' }, body: { agrees: true, text: '' } }]);
  });

  it('can do nothing once it is settled', async () => {
    show({ ...BEGUN, isOver: true, absence: sampleAbsence({ saidBy: 'host', outcome: 'kept' }) });
    expect(await screen.findByText(/بقي الثمن لصاحب الموعد/)).toBeVisible();
    expect(button('اعترض')).toBeNull();
  });
});

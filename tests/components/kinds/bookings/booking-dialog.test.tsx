import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingDialog } from '@/components/kinds/bookings/calendar/booking-dialog';
import {
  acceptBooking,
  answerHostAbsence,
  askToMove,
  cancelHostBooking,
  listBookingAnswers,
  putBookingNote,
  sayBuyerAbsent,
} from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import type { HostBooking } from '@/lib/contract/kinds/appointments';
import { answerWith, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleAbsence, sampleBooking, sampleHostBooking } from './sample-bookings';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

function show(given: Partial<HostBooking> = {}, answers: object[] = []) {
  const done = { done: true };
  answerWith([
    [listBookingAnswers, { data: answers }],
    [askToMove, done],
    [acceptBooking, done],
    [cancelHostBooking, { refunded: { amount: 2500, currency: 'USD' } }],
    [putBookingNote, done],
    [sayBuyerAbsent, done],
    [answerHostAbsence, done],
  ]);
  return renderPage(
    <BookingDialog booking={sampleHostBooking(given)} timeZone="Asia/Riyadh" onClose={() => {}} />,
  );
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const button = (name: string) => screen.queryByRole('button', { name });
const asked = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
const params = { id: 'b1' };

beforeEach(() => storeToken('a-token'));

describe('a booking in the calendar of its host', () => {
  it('shows a company who gives it, and no note of theirs; the member sees no price', async () => {
    const { rerenderPage } = show({ host: sampleBooking().host });
    const { getByText } = await asked('مراجعة شيفرتك');
    expect(getByText('هدى القحطاني')).toBeVisible();
    expect(button('احفظ')).toBeNull();
    const theirs = sampleHostBooking({ price: null });
    rerenderPage(<BookingDialog booking={theirs} timeZone="Asia/Riyadh" onClose={() => {}} />);
    expect(screen.queryByText('الثمن')).toBeNull();
    expect(button('احفظ')).toBeVisible();
  });

  it('opens the link until it is over, and says where one meets otherwise', async () => {
    const { rerenderPage } = show({ hasBegun: true });
    const join = { name: 'افتح رابط اللقاء' };
    expect(await screen.findByRole('link', join)).toHaveAttribute('href', 'https://meet.example/omar');
    for (const given of [
      { hasBegun: true, isOver: true },
      { state: 'cancelled' as const },
      { state: 'requested' as const, acceptBy: '2026-12-09T10:00:00.000Z' },
      { place: 'in_person' as const, placeText: 'مقهى الزاوية' },
    ]) {
      rerenderPage(
        <BookingDialog booking={sampleHostBooking(given)} timeZone="Asia/Riyadh" onClose={() => {}} />,
      );
      expect(screen.queryByRole('link', join)).toBeNull();
    }
    expect(fact('أين')).toHaveTextContent('مقهى الزاوية');
  });

  it('shows who, when by both clocks, and what they answered', async () => {
    show({}, [{ question: 'عمّ نتحدث؟', answer: 'عن البداية' }]);
    expect(await screen.findByText('عن البداية')).toBeVisible();
    expect(screen.getByText('سارة علي')).toBeVisible();
    expect(fact('الوقت')).toHaveTextContent(/13:00.*\(غرينتش\+3\)/);
    expect(fact('بتوقيت المشتري')).toHaveTextContent(/10:00.*\(غرينتش\)/);
    expect(screen.queryByText('بتوقيت المضيف')).toBeNull();
    expect(button('المشتري لم يحضر')).toBeNull();
  });

  it('that lost its time can be cancelled and not moved, whenever it was', async () => {
    const { user } = show({ state: 'cancelled', isToChoose: true, hasBegun: true });
    expect(screen.getByText(/صار هذا الوقت لغيره/)).toBeVisible();
    expect(button('اطلب نقله')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ألغِ الموعد' }));
    const dialog = await asked('إلغاء الموعد');
    expect(dialog.getByRole('textbox')).toBeVisible();
    expect(dialog.getByText('يعود الثمن كاملًا إلى المشتري فورًا.')).toBeVisible();
  });

  it.each([
    ['اطلب نقله', 'طلب وقت آخر', 'أرسل الطلب', askToMove],
    ['ألغِ الموعد', 'إلغاء الموعد', 'ألغِ وردّ الثمن', cancelHostBooking],
  ])('%s: asks why and sends it', async (open, title, send, endpoint) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: open }));
    const dialog = await asked(title);
    await user.type(dialog.getByRole('textbox'), 'عندي سفر');
    await user.click(dialog.getByRole('button', { name: send }));
    await vi.waitFor(() => expect(sentTo(endpoint)).toEqual([{ params, body: { reason: 'عندي سفر' } }]));
  });

  it('is neither moved nor cancelled once it has begun, and can be done then', async () => {
    const { user } = show({ hasBegun: true });
    for (const name of ['اطلب نقله', 'ألغِ الموعد']) expect(button(name)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'تمّ هذا الموعد' }));
    await user.click(screen.getByRole('button', { name: 'احفظ' }));
    await vi.waitFor(() =>
      expect(sentTo(putBookingNote)).toEqual([{ params, body: { note: '', isDone: true } }]),
    );
  });

  it('says who cancelled it and why', async () => {
    show({ state: 'cancelled', cancelled: { by: 'buyer', reason: 'مرضت' } });
    expect(screen.getByText('ألغى المشتري هذا الموعد.')).toBeVisible();
    expect(screen.getByText('مرضت')).toBeVisible();
    expect(button('ألغِ الموعد')).toBeNull();
  });
});

describe('a request', () => {
  const request = { state: 'requested', acceptBy: '2026-12-01T10:00:00.000Z' } as const;

  it('is accepted, by the clock of its host', async () => {
    const { user } = show(request);
    expect(screen.getByText(/ينتظر المشتري جوابك حتى/)).toHaveTextContent(/13:00/);
    for (const name of ['اطلب نقله', 'ألغِ الموعد']) expect(button(name)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'اقبله' }));
    expect(await screen.findByText('قُبل الموعد وأُبلغ المشتري')).toBeVisible();
    expect(sentTo(acceptBooking)).toEqual([{ params }]);
  });

  it('is declined with a word', async () => {
    const { user } = show(request);
    await user.click(screen.getByRole('button', { name: 'اعتذر عنه' }));
    const dialog = await asked('الاعتذار عن الطلب');
    await user.type(dialog.getByRole('textbox'), 'لا يناسبني');
    await user.click(dialog.getByRole('button', { name: 'اعتذر وردّ الثمن' }));
    await vi.waitFor(() =>
      expect(sentTo(cancelHostBooking)).toEqual([{ params, body: { reason: 'لا يناسبني' } }]),
    );
  });
});

describe('somebody who was not there', () => {
  const past = { hasBegun: true, isOver: true } as const;

  it('the buyer: the host says so', async () => {
    const { user } = show({ ...past, maySayAbsent: true });
    await user.click(await screen.findByRole('button', { name: 'المشتري لم يحضر' }));
    const dialog = await asked('المشتري لم يحضر');
    await user.click(dialog.getByRole('button', { name: 'أرسل' }));
    await vi.waitFor(() => expect(sentTo(sayBuyerAbsent)).toEqual([{ params, body: { text: '' } }]));
  });

  it('the host, as the buyer says: they read it, until when, and agree', async () => {
    const { user } = show({ ...past, absence: sampleAbsence() });
    expect(await screen.findByText(/يمكنك الاعتراض حتى/)).toHaveTextContent(/13:20/);
    expect(screen.getByText('انتظرت ولم يدخل أحد')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'هذا صحيح' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'لم تحضر الموعد' }));
    expect(dialog.getByText(/يعود الثمن كاملًا إلى المشتري/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'هذا صحيح' }));
    await vi.waitFor(() =>
      expect(sentTo(answerHostAbsence)).toEqual([{ params, body: { agrees: true, text: '' } }]),
    );
  });
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChooseWay } from '@/components/kinds/bookings/choose/choose-way';
import { HostPackages } from '@/components/kinds/bookings/packages/host-packages';
import { PackageRoom } from '@/components/kinds/bookings/packages/package-room';
import { ViewerProvider } from '@/components/layout/viewer-context';
import {
  bookLessons,
  cancelBookedLesson,
  choosePackage,
  endPackage,
  getPackage,
  listHostPackages,
  listPackageSlots,
  listPackageWeeks,
  listSlots,
  moveBookedLesson,
  sayHostAbsentAtLesson,
} from '@/lib/client/endpoints.gen';
import { onSignInAsked } from '@/lib/client/sign-in-ask';
import { removeToken, storeToken } from '@/lib/client/token';
import type { BoughtPackage } from '@/lib/contract/kinds/packages';
import { daysOf } from '@/lib/shared/slot-days';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { sampleBooking } from './sample-bookings';
import { BOUGHT, LESSON, PACKAGE, usd } from './sample-packages';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const { slot, host } = sampleBooking();
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockReset();
  storeToken('a-token');
});

describe('ChooseWay', () => {
  function show() {
    answerWith([
      [listSlots, daysOf([], 60)],
      [choosePackage, { ...PACKAGE, freeUntilHours: 24, byHand: false }],
    ]);
    const outline = {
      kind: 'bookings' as const,
      lengths: [{ minutes: 60, price: usd(2500) }],
      packages: [PACKAGE],
      place: 'link' as const,
      placeText: null,
      seats: 1,
      byHand: false,
      questions: [],
      rules: { freeUntilHours: 24, halfUntilHours: 6 },
      host: null,
      hours: { timeZone: 'Asia/Riyadh', weekStart: 0, furthestDays: 60 },
    };
    const product = sampleProduct({ title: 'درس في الجبر' });
    return renderPage(
      <ViewerProvider viewer={null}>
        <ChooseWay product={product} outline={outline} hours={outline.hours} />
      </ViewerProvider>,
    );
  }

  it('says what a package costs, how long it lasts and by which rules, before it is bought', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /5 دروس/ }));
    const part = within(screen.getByRole('region', { name: 'باقتك' }));
    expect(part.getByText(/صالحة 90 يومًا من الشراء/)).toBeInTheDocument();
    expect(part.getByText(/ما لم تحجزه قبل انتهاء المدة يسقط/)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'اشترِ الباقة' }));
    expect(sentTo(choosePackage)).toMatchObject([{ body: { lessons: 5, minutes: 60 } }]);
    expect(push).toHaveBeenCalledWith(expect.stringContaining('/checkout'));
  });

  it('asks guests to sign in for just this package', async () => {
    removeToken();
    const asked = vi.fn();
    const stop = onSignInAsked(asked);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /5 دروس/ }));
    await user.click(screen.getByRole('button', { name: 'اشترِ الباقة' }));
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ kind: 'package', lessons: 5, minutes: 60 }));
    stop();
  });
});

describe('PackageRoom', () => {
  const show = (given: Partial<BoughtPackage> = {}, weeks?: Error) => {
    const later = (startsAt: string) => ({ ...slot, startsAt, seatsLeft: 1 });
    answerWith([
      [getPackage, { ...BOUGHT, ...given }],
      [listPackageSlots, daysOf([{ ...slot, seatsLeft: 1 }], 60)],
      [
        listPackageWeeks,
        weeks ?? {
          data: [
            { slot, state: 'free', others: [] },
            {
              slot: later('2026-12-17T10:00:00.000Z'),
              state: 'taken',
              others: [later('2026-12-17T11:00:00.000Z')],
            },
            { slot: later('2026-12-24T10:00:00.000Z'), state: 'beyond', others: [] },
          ],
        },
      ],
      [bookLessons, BOUGHT],
      [cancelBookedLesson, { done: true }],
      [moveBookedLesson, { done: true }],
      [sayHostAbsentAtLesson, { done: true }],
    ]);
    return renderPage(<PackageRoom entitlementId="e1" />);
  };

  it('says how many lessons are left, and offers no booking once it is used up or over', async () => {
    show({ left: 0, used: 5, booked: [] });
    expect(await screen.findByText('بقي لك: لا دروس')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'احجز درسًا' })).toBeNull();
    expect(screen.getByRole('link', { name: 'اشترِ باقة أخرى' })).toBeInTheDocument();
  });

  it('moves a lesson in the zone in which it was chosen, and books new ones in the reader’s', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'انقله' }));
    const moving = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await moving.findByRole('button', { name: '10:00' }));
    await user.click(moving.getByRole('button', { name: 'انقله إلى هذا الوقت' }));
    const body = { startsAt: slot.startsAt, timeZone: LESSON.timeZone };
    expect(sentTo(moveBookedLesson)).toEqual([{ params: { id: 'l1' }, body }]);
    expect(sentTo(listPackageSlots)[0]).toMatchObject({ query: { timeZone: LESSON.timeZone } });
    await user.click(await screen.findByRole('button', { name: 'احجز درسًا' }));
    await vi.waitFor(() =>
      expect(sentTo(listPackageSlots)).toContainEqual(
        expect.objectContaining({ query: expect.objectContaining({ timeZone: 'Asia/Riyadh' }) }),
      ),
    );
  });

  it('says that the host was not there for a lesson, and what follows for the package', async () => {
    const over = { ...LESSON, hasBegun: true, isOver: true, movesLeft: 0, maySayAbsent: true };
    const { user } = show({ booked: [over] });
    await user.click(await screen.findByRole('button', { name: 'صاحب الموعد لم يحضر' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/إن لم يعترض عاد الدرس إلى باقتك/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox'), 'انتظرت ربع ساعة');
    await user.click(dialog.getByRole('button', { name: 'أرسل' }));
    expect(sentTo(sayHostAbsentAtLesson)).toEqual([
      { params: { id: 'l1' }, body: { text: 'انتظرت ربع ساعة' } },
    ]);
  });

  it('asks for a lesson where the host accepts each, and shows until when they answer', async () => {
    const asked = {
      ...LESSON,
      state: 'requested' as const,
      acceptBy: '2026-11-27T10:00:00.000Z',
      movesLeft: 0,
    };
    const { user } = show({ byHand: true, booked: [asked] });
    expect(await screen.findByText(/إن اعتذر أو لم يجب عاد الدرس إلى باقتك/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'اسحب الطلب' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'احجز درسًا' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    await user.click(dialog.getByRole('button', { name: 'اطلبه' }));
    expect(sentTo(bookLessons)).toHaveLength(1);
  });

  it('asks what the host wants to know with the first lesson, and books with the answers', async () => {
    const questions = [
      { text: 'ما مستواك؟', isRequired: true },
      { text: 'هل لديك هدف؟', isRequired: false },
    ];
    const { user } = show({ questions });
    await user.click(await screen.findByRole('button', { name: 'احجز درسًا' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    expect(dialog.getByRole('button', { name: 'احجز الدرس' })).toBeDisabled();
    expect(dialog.getByText('أجب عن الأسئلة أعلاه لتتابع.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /ما مستواك/ }), 'مبتدئ ');
    await user.click(dialog.getByRole('button', { name: 'احجز الدرس' }));
    const answers = [
      { question: 'ما مستواك؟', answer: 'مبتدئ' },
      { question: 'هل لديك هدف؟', answer: '' },
    ];
    expect(sentTo(bookLessons)).toMatchObject([{ body: { answers } }]);
  });

  it('books a lesson without paying', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'احجز درسًا' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    await user.click(dialog.getByRole('button', { name: 'احجز الدرس' }));
    expect(sentTo(bookLessons)).toMatchObject([{ body: { starts: [slot.startsAt] } }]);
  });

  it('shows which weeks are taken before it books, with what was chosen instead', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'احجز الأسابيع القادمة' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    const weeks = within(await dialog.findByRole('list', { name: 'الأسابيع' }));
    expect(weeks.getByText('غير متاح')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'احجز درسًا واحدًا' })).toBeInTheDocument();
    await user.click(weeks.getByRole('button'));
    await user.click(dialog.getByRole('button', { name: 'احجز درسين' }));
    const starts = [slot.startsAt, '2026-12-17T11:00:00.000Z'];
    expect(sentTo(bookLessons)).toMatchObject([{ body: { starts } }]);
  });

  it('says that the weeks could not be loaded, and asks for them again', async () => {
    const { user } = show({}, BROKEN);
    await user.click(await screen.findByRole('button', { name: 'احجز الأسابيع القادمة' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    expect(await dialog.findByText('تعذّر تحميل الأوقات المتاحة')).toBeInTheDocument();
    const asked = sentTo(listPackageWeeks).length;
    await user.click(dialog.getByRole('button', { name: 'إعادة المحاولة' }));
    await vi.waitFor(() => expect(sentTo(listPackageWeeks).length).toBeGreaterThan(asked));
  });

  it('says how many lessons are asked for where the host accepts each', async () => {
    const { user } = show({ byHand: true });
    await user.click(await screen.findByRole('button', { name: 'احجز الأسابيع القادمة' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    expect(dialog.getByRole('button', { name: 'اطلبه' })).toBeDisabled();
    await user.click(await dialog.findByRole('button', { name: '10:00' }));
    await user.click(within(await dialog.findByRole('list', { name: 'الأسابيع' })).getByRole('button'));
    expect(dialog.getByRole('button', { name: 'اطلب درسين' })).toBeEnabled();
  });

  it('says before cancelling that a late lesson does not return', async () => {
    const { user } = show({ booked: [{ ...LESSON, wouldReturn: false }] });
    await user.click(await screen.findByRole('button', { name: 'ألغِ الدرس' }));
    const dialog = within(await screen.findByRole('alertdialog', undefined, { timeout: 5000 }));
    // Two buttons that say "cancel" would be one riddle.
    expect(dialog.getByRole('button', { name: 'تراجع' })).toBeInTheDocument();
    expect(dialog.getByText(/فات وقت الإلغاء المجاني/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'ألغِ الدرس' }));
    expect(sentTo(cancelBookedLesson)).toMatchObject([{ body: { isReturned: false } }]);
  });
});

describe('HostPackages', () => {
  it('says what goes back before a package is ended', async () => {
    const { pricePerLesson: _, days: __, ...terms } = PACKAGE;
    answerWith([
      [
        listHostPackages,
        {
          data: [
            {
              ...terms,
              _id: 'k1',
              product: { _id: 'p1', title: 'درس في الجبر' },
              buyer: host,
              used: 2,
              coming: 1,
              left: 2,
              endsAt: BOUGHT.endsAt,
              back: usd(6000),
            },
          ],
        },
      ],
      [endPackage, { refunded: usd(6000) }],
    ]);
    const { user } = renderPage(<HostPackages />);
    expect(await screen.findByText(/درسان مضيا · درس محجوز · بقي درسان/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'أنهِ الباقة' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    expect(dialog.getByText(/60/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/السبب/), 'أتوقف عن التدريس');
    await user.click(dialog.getByRole('button', { name: 'أنهِ وردّ الباقي' }));
    const reason = 'أتوقف عن التدريس';
    await vi.waitFor(() => expect(sentTo(endPackage)).toMatchObject([{ body: { reason } }]));
  });
});

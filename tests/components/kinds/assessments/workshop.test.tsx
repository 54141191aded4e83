import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DateToChoose } from '@/components/kinds/assessments/date-to-choose';
import { AssessmentsDraft } from '@/components/kinds/assessments/form/form-schema';
import { assessments } from '@/components/kinds/assessments/parts';
import { DateCard } from '@/components/kinds/assessments/people/date-card';
import { SeatHolders } from '@/components/kinds/assessments/people/seat-holders';
import { SeatRoom } from '@/components/kinds/assessments/room';
import { ViewerProvider } from '@/components/layout/viewer-context';
import {
  cancelSeat,
  createSeatHold,
  getAssessment,
  getSeat,
  joinWaitingList,
  listSeatAssessments,
  listSeatHolders,
  putAssessmentExtra,
  putAttendance,
} from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import type { QuizStart } from '@/lib/contract/kinds/quizzes';
import type { SeatHolder } from '@/lib/contract/kinds/workshop-people';
import type { OpenDate, SeatAssessment, WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { Messages } from '@/lib/i18n/page-messages';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { HOST, openDate, SLOT, START, seat } from './sample-workshop';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const PRODUCT = sampleProduct({ title: 'ورشة الخبر' });

function showDate(given: Partial<OpenDate> = {}) {
  answerWith([
    [createSeatHold, {}],
    [joinWaitingList, { state: 'waiting', until: null }],
  ]);
  return renderPage(
    <ViewerProvider viewer={null}>
      <Messages of={['kinds-bookings', 'kinds-assessments']}>
        <ul>
          <DateToChoose product={PRODUCT} date={openDate(given)} timeZone="Europe/London" />
        </ul>
      </Messages>
    </ViewerProvider>,
  );
}

beforeEach(() => {
  push.mockReset();
  storeToken('a-token');
});

describe('a date to choose', () => {
  it('keeps a seat in the zone of its reader, and goes to the checkout', async () => {
    const { user } = showDate();
    expect(await screen.findByText(/بقيت 3 مقاعد/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'احجز مقعدًا وأكمل الدفع' }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(sentTo(createSeatHold)).toEqual([{ params: { id: 'd1' }, body: { timeZone: 'Europe/London' } }]);
  });

  it('has a waiting list once it is full, and no seat', async () => {
    const { user } = showDate({ seatsLeft: 0 });
    await user.click(await screen.findByRole('button', { name: 'انضمّ إلى قائمة الانتظار' }));
    expect(sentTo(joinWaitingList)).toEqual([{ params: { id: 'd1' } }]);
    expect(screen.queryByRole('button', { name: /احجز مقعدًا/ })).toBeNull();
  });

  it('says until when a seat is kept for whoever waited, and lets them take it', async () => {
    showDate({ seatsLeft: 1, wait: { state: 'offered', until: '2026-12-09T10:00:00.000Z' } });
    expect(await screen.findByText(/خلا مقعد، وهو محفوظ لك حتى/)).toBeVisible();
    expect(screen.getByRole('button', { name: /احجز مقعدًا/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'لا أريد المقعد' })).toBeVisible();
  });

  it('offers nothing to somebody who has a seat', async () => {
    showDate({ isMine: true });
    expect(await screen.findByText(/لك مقعد في هذا الموعد/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the room of a seat', () => {
  const show = (given: Partial<WorkshopSeat> = {}) => {
    answerWith([
      [getSeat, seat(given)],
      [cancelSeat, { refunded: { amount: 1500, currency: 'USD' } }],
    ]);
    return renderPage(<SeatRoom entitlementId="e1" />);
  };

  it('says what would come back before the seat is given back, and sends what was seen', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'تنازل عن المقعد' }));
    expect(await screen.findByText(/يعود إليك نصف الثمن/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'تنازل عن المقعد' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(sentTo(cancelSeat)).toEqual([{ params: { id: 'e1' }, body: { backBps: 5000 } }]),
    );
  });

  it('says that its holder was there, and offers the certificate', async () => {
    show({ hasBegun: true, isOver: true, attendance: 'present', mayHaveCertificate: true });
    expect(await screen.findByText('حضرت')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'احصل على شهادتك' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'تنازل عن المقعد' })).toBeNull();
  });

  it('says who cancelled it and why', async () => {
    show({ state: 'cancelled', cancelled: { by: 'host', reason: 'سفر' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ألغى المضيف هذه الورشة، ويعود إليك الثمن كاملًا. سفر',
    );
  });

  const OVER = { hasBegun: true, isOver: true } as const;
  const quiz = (isPassed: boolean): SeatAssessment => ({
    placed: 'after',
    state: 'over',
    isRequired: true,
    isPassed,
    opensAt: null,
    closesAt: null,
  });

  it.each([
    ['after the end', { ...OVER, assessments: [] }, true],
    ['after a passed quiz', { ...OVER, assessments: [quiz(true)] }, true],
    ['before its quiz is passed', { ...OVER, assessments: [quiz(false)] }, false],
    ['before the end', { assessments: [] }, false],
    ['for whoever was absent', { ...OVER, attendance: 'absent' as const }, false],
    ['for a cancelled seat', { ...OVER, state: 'cancelled' as const }, false],
  ])('says that the certificate waits for the host: %s', async (_, given, isSaid) => {
    show(given);
    await screen.findByRole('heading', { name: 'مقعدك' });
    expect(screen.queryAllByText('تظهر شهادتك حين يسجّل مقدّم الورشة حضورك.')).toHaveLength(Number(isSaid));
  });
});

describe('a date of the seller', () => {
  const date = {
    _id: 'd1',
    slot: SLOT,
    place: 'link' as const,
    placeText: '',
    seats: 12,
    soldCount: 3,
    presentCount: 0,
    isRecorded: false,
    waitingCount: 0,
    hasBegun: true,
    isCancelled: false,
  };

  it.each([
    ['that nobody recorded attendance', {}, /لم يُسجَّل الحضور بعد/, /يحضر/],
    ['that all were absent', { isRecorded: true }, /لم يحضر أحد$/, /يُسجَّل/],
    ['nothing before the start', { hasBegun: false }, /بِيع 3/, /يُسجَّل|يحضر/],
  ])('says %s', async (_, given, said, unsaid) => {
    renderPage(
      <Messages of={['workshop-people', 'kinds-bookings']}>
        <DateCard date={{ ...date, ...given }} />
      </Messages>,
    );
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(unsaid)).toBeNull();
  });
});

const RESULT = { placed: 'after', attemptsCount: 1, bestPercent: 80, isPassed: true } as const;
const LIMITS = { attempts: 1, minutes: null, extra: { minutes: 0, attempts: 0 } };
const HOLDER: SeatHolder = { _id: 's1', person: HOST, attendance: 'present', results: [RESULT] };

describe('the quizzes of a seat', () => {
  const exam: SeatAssessment = {
    placed: 'after',
    state: 'early',
    isRequired: true,
    isPassed: false,
    opensAt: '2026-12-10T18:00:00.000Z',
    closesAt: null,
  };
  const show = (given: Partial<SeatAssessment>, start: Partial<QuizStart> = {}) => {
    answerWith([
      [getSeat, seat({ assessments: [{ ...exam, ...given }] })],
      [getAssessment, { ...START, ...start }],
    ]);
    return renderPage(<SeatRoom entitlementId="e1" />);
  };

  it('say when they open, and what the certificate asks for', async () => {
    show({});
    expect(await screen.findByText(/يُفتح حين تنتهي الورشة/)).toBeVisible();
    expect(screen.getByText(/الشهادة لمن حضر الورشة واجتاز/)).toBeVisible();
    expect(sentTo(getAssessment)).toEqual([]);
  });

  it('begin once they are open', async () => {
    show({ state: 'open' });
    expect(await screen.findByRole('button', { name: 'ابدأ الاختبار' })).toBeVisible();
    expect(sentTo(getAssessment)).toEqual([{ params: { id: 'e1', placed: 'after' } }]);
  });

  it('show how they went after their time, and begin no more', async () => {
    show({ placed: 'before', state: 'over' }, { isOver: true, isGate: false });
    expect(await screen.findByText('انتهى وقته، فلا تبدأ فيه محاولة.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /ابدأ|حاول/ })).toBeNull();
  });
});

describe('those who have a seat', () => {
  const show = (canMark: boolean) => {
    answerWith([
      [listSeatHolders, { data: [HOLDER] }],
      [putAttendance, { ...HOLDER, attendance: 'absent' }],
      [listSeatAssessments, { quizzes: [{ ...RESULT, ...LIMITS }] }],
      [putAssessmentExtra, { minutes: 0, attempts: 2 }],
    ]);
    return renderPage(
      <Messages of={['workshop-people']}>
        <SeatHolders dateId="d1" canMark={canMark} />
      </Messages>,
    );
  };

  it('are shown with how their quizzes went', async () => {
    show(true);
    expect(await screen.findByText('بعدها: 80٪')).toBeVisible();
  });

  it('get another attempt, where one was not enough', async () => {
    const { user } = show(true);
    await user.click(await screen.findByRole('button', { name: /وقت ومحاولات إضافية/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('الاختبار بعد الورشة')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText(/محاولات إضافية فوق/), '2');
    await user.click(within(dialog).getByRole('button', { name: 'احفظ' }));
    await waitFor(() =>
      expect(sentTo(putAssessmentExtra)).toEqual([
        { params: { id: 's1', placed: 'after' }, body: { minutes: 0, attempts: 2 } },
      ]),
    );
  });

  it('are marked from the start on', async () => {
    show(false);
    expect(await screen.findByText('تسجّل الحضور من بدء الورشة.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'حاضر' })).toBeNull();
  });

  it('are present or absent', async () => {
    const { user } = show(true);
    expect(await screen.findByRole('button', { name: 'حاضر' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'غائب' }));
    expect(sentTo(putAttendance)).toEqual([{ params: { id: 's1' }, body: { attendance: 'absent' } }]);
  });
});

describe('the form of a workshop', () => {
  const empty = assessments.draftOf(null);

  it('sends no dates and no price as long as nothing was said', () => {
    expect(AssessmentsDraft.parse(empty)).toMatchObject({ dates: [], price: null });
  });

  it('refuses a date without a day beside another, and a link that cannot be followed', () => {
    const [date] = empty.dates;
    if (!date) throw new Error('the form begins with a date');
    const dates = [
      { ...date, date: '2026-12-10', placeText: 'my room' },
      { ...date, _id: crypto.randomUUID() },
    ];
    const wrong = AssessmentsDraft.safeParse({ ...empty, dates }).error?.issues.map(({ path }) =>
      path.join('.'),
    );
    expect(wrong).toEqual(expect.arrayContaining(['dates.0.placeText', 'dates.1.date']));
  });
});

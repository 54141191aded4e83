import { EXAMPLE_TIME } from './example-values';

const HOURS = [
  { from: 540, to: 720 },
  { from: 1020, to: 1260 },
];

/** What is sent about times and seats. */
export const BOOKING_EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  cancelBooking: { backBps: 10_000 },
  moveBooking: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
  askToMove: { reason: 'عندي التزام طارئ في ذلك الوقت.' },
  sayHostAbsent: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
  sayHostAbsentAtLesson: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
  sayBuyerAbsent: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
  answerHostAbsence: { agrees: false, text: 'كنت في اللقاء من أوله.' },
  answerBuyerAbsence: { agrees: true, text: '' },
  answerLessonAbsence: { agrees: true, text: '' },
  decideAbsence: { outcome: 'back' },
  putBookingNote: { note: 'تريد مراجعة واجهة الدفع أولًا.', isDone: false },
  cancelHostBooking: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منك.' },
  createSeatHold: { timeZone: 'Africa/Cairo' },
  cancelSeat: { backBps: 10_000 },
  putAttendance: { attendance: 'present' },
  cancelWorkshopDate: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منكم.' },
  choosePackage: { lessons: 8, minutes: 60 },
  bookLessons: {
    starts: ['2026-12-03T15:00:00.000Z', '2026-12-10T15:00:00.000Z'],
    timeZone: 'Africa/Cairo',
    answers: [{ question: 'ما مستواك الآن؟', answer: 'مبتدئ، أعرف الأساسيات.' }],
  },
  moveBookedLesson: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
  cancelBookedLesson: { isReturned: true },
  endPackage: { reason: 'أتوقف عن التدريس هذا العام، وأعتذر منك.' },
  createSlotHold: { startsAt: EXAMPLE_TIME, minutes: 60, timeZone: 'Asia/Riyadh' },
  putHoldAnswers: { answers: ['عن بداية مشروعي'] },
  putBusyCalendar: { calendarUrl: 'https://calendar.example/busy.ics' },
  putHostedOffer: { isAgreed: true },
  putBookingHours: {
    timeZone: 'Africa/Cairo',
    weekly: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []],
    seasons: [
      {
        name: 'رمضان',
        from: '2027-02-08',
        to: '2027-03-09',
        weekly: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []],
      },
    ],
    dates: [{ date: '2026-12-31', windows: [] }],
    ...{ step: 30, bufferBefore: 5, bufferAfter: 10, leastNotice: 720, furthestDays: 60 },
    ...{ mostPerDay: 6, mostPerWeek: 20, weekStart: 6, weekend: [5, 6], version: 0 },
  },
};

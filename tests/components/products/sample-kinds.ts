import type { ProductView } from '@/lib/contract/products';

// Fields of courses, bookings and workshops, to be added to `sampleProduct`.

export const usd = (amount: number) => ({ amount, currency: 'USD' });
const RULES = { freeUntilHours: 24, halfUntilHours: 6 };
const HOURS = { timeZone: 'Asia/Riyadh', weekStart: 0, furthestDays: 60 };
const lesson = {
  type: 'video',
  isRequired: true,
  isPreview: false,
  poster: null,
  opens: { afterDays: null, on: null },
} as const;
const section = (title: string, seconds: number) => {
  return { _id: title, title, lessons: [{ ...lesson, _id: title, title: 'درس', seconds }] };
};
export const COURSE = {
  kind: 'courses' as const,
  level: 'all' as const,
  language: 'ar' as const,
  requirements: ['حاسوب'],
  sections: [section('الأول', 90), section('', 30)],
  lessonsCount: 2,
  seconds: 120,
  unfinishedCount: 0,
  unplayable: [],
  isSeries: false,
};
/** A product of sessions that cost 20 dollars, or 35 for two hours. */
export const booking = (change: object = {}): Partial<ProductView> => ({
  type: 'tutoring',
  kind: 'bookings',
  price: usd(2000),
  priceIsFrom: true,
  refundDays: 0,
  outline: {
    kind: 'bookings',
    lengths: [
      { minutes: 60, price: usd(2000) },
      { minutes: 120, price: usd(3500) },
    ],
    place: 'link',
    placeText: null,
    seats: 1,
    rules: RULES,
    byHand: false,
    questions: [],
    packages: [],
    host: null,
    hours: HOURS,
    ...change,
  },
});
export const date = (seatsLeft: number, place: 'link' | 'in_person' = 'link') => ({
  _id: '01900000-0000-7000-8000-0000000000d1',
  startsAt: '2026-12-05T15:00:00.000Z',
  endsAt: '2026-12-05T17:30:00.000Z',
  local: { date: '2026-12-05', time: '18:00', offset: '+03:00' },
  minutes: 150,
  seats: 20,
  seatsLeft,
  place,
  placeText: null,
});
/** A product of seats on dates. */
export const workshop = (dates: ReturnType<typeof date>[], change: object = {}): Partial<ProductView> => ({
  type: 'assessment_workshop',
  kind: 'assessments',
  price: usd(3000),
  refundDays: 0,
  outline: {
    kind: 'assessments',
    price: usd(3000),
    isDated: true,
    timeZone: 'Asia/Riyadh',
    dates,
    rules: RULES,
    assessments: { before: false, after: false, isRequired: false, alone: null },
    ...change,
  },
});

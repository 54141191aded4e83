import type { QuizStart } from '@/lib/contract/kinds/quizzes';
import type { OpenDate, WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { sampleBooking } from '@/tests/components/kinds/bookings/sample-bookings';

export const { slot: SLOT, host: HOST } = sampleBooking();

/** A date of a workshop with seats left. */
export const openDate = (given: Partial<OpenDate> = {}): OpenDate => ({
  _id: 'd1',
  slot: SLOT,
  place: 'link',
  seats: 12,
  seatsLeft: 3,
  isMine: false,
  wait: null,
  ...given,
});

/** A confirmed seat of a member, before the workshop begins. */
export const seat = (given: Partial<WorkshopSeat> = {}): WorkshopSeat => ({
  _id: 's1',
  productId: 'p1',
  state: 'confirmed',
  slot: SLOT,
  timeZone: 'Europe/London',
  host: HOST,
  place: 'link',
  hasBegun: false,
  isOver: false,
  isChanged: false,
  rules: { freeUntilHours: 48, halfUntilHours: 24 },
  backBps: 5000,
  back: { amount: 1500, currency: 'USD' },
  linkAt: null,
  placeText: null,
  cancelled: null,
  attendance: null,
  assessments: [],
  mayHaveCertificate: false,
  certificate: null,
  ...given,
});

/** A quiz with two attempts left. */
export const START: QuizStart = {
  passPercent: 70,
  minutes: null,
  reveals: 'submitted',
  isGate: true,
  isOver: false,
  questionsCount: 4,
  attemptsLeft: 2,
  attempts: [],
};

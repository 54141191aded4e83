import type { Absence } from '@/lib/contract/kinds/absences';
import type { Booking, HostBooking } from '@/lib/contract/kinds/appointments';

const START = '2026-12-10T10:00:00.000Z';
const PERSON = { headline: '', profilePic: null, role: 'CREATOR', accountType: 'INDIVIDUAL' } as const;
const SLOT = {
  startsAt: START,
  endsAt: '2026-12-10T11:00:00.000Z',
  local: { date: '2026-12-10', time: '10:00', offset: '+00:00' },
  host: { date: '2026-12-10', time: '13:00', offset: '+03:00' },
};

/** A booking of somebody in London with a host in Riyadh, days ahead. */
export const sampleBooking = (given: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  productId: 'p1',
  state: 'confirmed',
  slot: SLOT,
  timeZone: 'Europe/London',
  weekStart: 0,
  host: { ...PERSON, _id: 'h1', name: 'هدى القحطاني', handle: 'huda' },
  place: 'link',
  hasBegun: false,
  isOver: false,
  linkAt: '2026-12-10T09:50:00.000Z',
  placeText: null,
  rules: { freeUntilHours: 24, halfUntilHours: 6 },
  backBps: 10_000,
  back: { amount: 2500, currency: 'USD' },
  movesLeft: 3,
  isToChoose: false,
  chooseBy: null,
  askedToMove: null,
  acceptBy: null,
  isClockChanged: false,
  maySayAbsent: false,
  absence: null,
  ...given,
});

/** The same for its host. */
export const sampleHostBooking = (given: Partial<HostBooking> = {}): HostBooking => ({
  _id: 'b1',
  product: { _id: 'p1', title: 'مراجعة شيفرتك' },
  state: 'confirmed',
  slot: { ...SLOT, local: SLOT.host },
  buyerTime: SLOT.local,
  buyer: { ...PERSON, _id: 'u1', name: 'سارة علي', handle: 'sara' },
  place: 'link',
  placeText: 'https://meet.example/omar',
  timeZone: 'Europe/London',
  price: { amount: 2500, currency: 'USD' },
  askedToMove: null,
  acceptBy: null,
  host: null,
  cancelled: null,
  hasBegun: false,
  isOver: false,
  note: '',
  isDone: false,
  isToChoose: false,
  maySayAbsent: false,
  absence: null,
  ofPackage: null,
  ...given,
});

/** That the host was not there, as the buyer says. */
export const sampleAbsence = (given: Partial<Absence> = {}): Absence => ({
  saidBy: 'buyer',
  text: 'انتظرت ولم يدخل أحد',
  answerBy: '2026-12-13T10:20:00.000Z',
  objection: null,
  outcome: null,
  ...given,
});

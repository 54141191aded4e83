import type { BoughtPackage, PackageLesson } from '@/lib/contract/kinds/packages';
import { sampleBooking } from './sample-bookings';

export const usd = (amount: number) => ({ amount, currency: 'USD' });
const { slot, host } = sampleBooking();
/** Terms of a package of lessons. */
export const PACKAGE = {
  lessons: 5,
  minutes: 60,
  days: 90,
  price: usd(10_000),
  pricePerLesson: usd(2000),
};
/** A lesson that comes. */
export const LESSON: PackageLesson = {
  _id: 'l1',
  state: 'confirmed',
  slot,
  timeZone: 'Europe/London',
  hasBegun: false,
  isOver: false,
  acceptBy: null,
  isReturned: false,
  wouldReturn: true,
  movesLeft: 3,
  askedToMove: null,
  isClockChanged: false,
  cancelled: null,
  maySayAbsent: false,
  absence: null,
  linkAt: null,
  placeText: null,
};
/** The package that it was booked from. */
export const BOUGHT: BoughtPackage = {
  ...PACKAGE,
  freeUntilHours: 24,
  _id: 'k1',
  productId: 'p1',
  host,
  hostZone: 'Asia/Riyadh',
  byHand: false,
  weekStart: 0,
  place: 'link',
  used: 1,
  left: 3,
  endsAt: '2027-01-10T10:00:00.000Z',
  isOver: false,
  questions: [],
  booked: [LESSON],
};

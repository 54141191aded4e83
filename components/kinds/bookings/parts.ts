import dynamic from 'next/dynamic';
import { CURRENCY } from '@/lib/shared/currency';
import type { KindParts } from '../parts';
import type { BookingsDraft } from './form/form-schema';
import { ITSELF } from './form/itself';

const HOUR_MINUTES = 60;

/** Consultations and lessons: times that are booked. */
export const bookings: KindParts<'bookings', BookingsDraft> = {
  Outline: dynamic(() => import('./outline').then((module) => module.BookingsOutline)),
  Choose: dynamic(() => import('./choose/choose-button').then((module) => module.ChooseButton)),
  Room: dynamic(() => import('./room').then((module) => module.BookingRoom)),
  FormStep: dynamic(() => import('./form/form-step').then((module) => module.BookingsStep)),
  hasOwnPrice: true,
  draftOf: (outline) => ({
    kind: 'bookings',
    lengths: outline?.lengths.length
      ? outline.lengths.map(({ minutes, price: { amount } }) => ({
          minutes,
          price: { amount, currency: CURRENCY },
        }))
      : [{ minutes: HOUR_MINUTES, price: { amount: null, currency: CURRENCY } }],
    place: outline?.place ?? 'link',
    placeText: outline?.placeText ?? '',
    seats: outline?.seats ?? 1,
    rules: outline?.rules ?? { freeUntilHours: 24, halfUntilHours: 6 },
    packages:
      outline?.packages.map(({ lessons, minutes, days, price: { amount } }) => ({
        ...{ lessons, minutes, days },
        price: { amount, currency: CURRENCY },
      })) ?? [],
    byHand: outline?.byHand ?? false,
    questions: outline?.questions.map((question) => ({ ...question })) ?? [],
    hostId: outline?.host?.person._id ?? ITSELF,
    hours: undefined,
  }),
  schema: async () => (await import('./form/form-schema')).BookingsDraft,
};

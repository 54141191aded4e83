import dynamic from 'next/dynamic';
import { CURRENCY } from '@/lib/shared/currency';
import { ownZone } from '@/lib/shared/own-zone';
import type { KindParts } from '../parts';
import type { AssessmentsDraft } from './form/form-schema';
import { newDate } from './form/new-date';

/** Workshops: dates with seats, or an assessment alone. */
export const assessments: KindParts<'assessments', AssessmentsDraft> = {
  Outline: dynamic(() => import('./outline').then((module) => module.WorkshopOutline)),
  Choose: dynamic(() => import('./choose-button').then((module) => module.ChooseDate)),
  Room: dynamic(() => import('./room').then((module) => module.SeatRoom)),
  FormStep: dynamic(() => import('./form/form-step').then((module) => module.WorkshopStep)),
  hasOwnPrice: true,
  draftOf: (outline) => ({
    kind: 'assessments',
    price: { amount: outline?.price?.amount ?? null, currency: CURRENCY },
    isDated: outline?.isDated ?? true,
    timeZone: outline?.timeZone ?? ownZone(),
    // Whoever turns to dates finds one to fill in.
    dates: outline?.isDated
      ? outline.dates.map(({ _id, local: { date, time }, minutes, seats, place, placeText }) => ({
          ...{ _id, date, time, minutes, seats, place, placeText: placeText ?? '' },
        }))
      : [newDate()],
    rules: outline?.rules ?? { freeUntilHours: 48, halfUntilHours: 24 },
  }),
  schema: async () => (await import('./form/form-schema')).AssessmentsDraft,
};

import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopOffer from './workshop-offer';

export const docs: Docs<typeof kindsWorkshopOffer> = {
  schemas: {
    WorkshopPlace: 'Where it takes place: at a link, or in person',
    AssessmentsContent:
      'The dates that a workshop sells seats for: when, where, for how many, and at what price; or an assessment alone',
    AssessmentsOutline: 'What everybody may know of them; the exact place is for those who have a seat',
  },
};

import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopOffer from './workshop-offer';

export const docs: Docs<typeof kindsWorkshopOffer> = {
  schemas: {
    WorkshopPlace: 'The place of a workshop date: online at a link, or in person',
    AssessmentsContent:
      'The content of a workshop: its dates with their times, places and seats, and the price of a seat; or a quiz sold alone',
    AssessmentsOutline:
      'The public facts about a workshop. The exact place of a date is shown only to buyers with a seat, and to the owner',
  },
};

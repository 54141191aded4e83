import type { Docs } from '../openapi/docs';
import type * as kindsBookingOffer from './booking-offer';

export const docs: Docs<typeof kindsBookingOffer> = {
  schemas: {
    Minutes: 'How long an appointment takes',
    OfferPlace: 'Where it takes place: at a link, on the phone, or in person',
    BookingRules:
      'Until how many hours before the start everything goes back to a buyer who cancels, and until when half',
    BookingQuestion: 'What a host asks whoever books',
    PackageLessons: 'How many lessons a package has',
    BookingsContent:
      'The time that a product sells: lengths with prices, where it takes place, and for how many',
    HostState: 'Whether a member whose time a company offers can be booked by it',
    BookingsOutline:
      'What everybody may know of it; where it takes place exactly is for its owner and its buyers',
  },
};

import type { Docs } from '../openapi/docs';
import type * as kindsBookingOffer from './booking-offer';

export const docs: Docs<typeof kindsBookingOffer> = {
  schemas: {
    Minutes: 'The length of a booking in minutes',
    OfferPlace: 'The place of a booking: online at a link, on the phone, or in person',
    BookingRules:
      'The cancellation rules of a booking. A cancellation is refunded in full until `freeUntilHours` before the start, and by half until `halfUntilHours` before the start',
    BookingQuestion: 'A question from a host to buyers',
    PackageLessons: 'The number of credits in a package',
    BookingsContent:
      'The offer of a product that sells bookings: lengths with prices, the place, and the number of seats',
    HostState: 'The availability for booking of a member whose time a company offers',
    BookingsOutline:
      'The public facts about an offer of bookings. The exact place is shown only to its owner and its buyers',
  },
};

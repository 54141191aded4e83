// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsBookingFeed from '@/lib/contract/kinds/booking-feed';

export const getCalendarFeed = /* @__PURE__ */ address<typeof kindsBookingFeed.getCalendarFeed>('getCalendarFeed', 'GET', '/booking-hours/feed');
export const readCalendarFeed = /* @__PURE__ */ address<typeof kindsBookingFeed.readCalendarFeed>('readCalendarFeed', 'GET', '/calendar-feeds/{feed}');
export const renewCalendarFeed = /* @__PURE__ */ address<typeof kindsBookingFeed.renewCalendarFeed>('renewCalendarFeed', 'POST', '/booking-hours/feed', { answers: ['getCalendarFeed'] });

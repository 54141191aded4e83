import { putBookingHours } from '@/lib/contract/kinds/booking-hours';

/** What is validated in the browser; the version is added when it is sent. */
export const HoursForm = putBookingHours.body.omit({ version: true });

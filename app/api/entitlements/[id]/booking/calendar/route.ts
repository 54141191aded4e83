import { getBookingCalendar } from '@/lib/contract/kinds/appointments';
import * as appointments from '@/lib/server/kinds/bookings/appointments';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getBookingCalendar, ({ params }, ctx) =>
  appointments.getBookingCalendar(ctx, params.id),
);

import * as contract from '@/lib/contract/kinds/booking-hours';
import * as hours from '@/lib/server/kinds/bookings/hours';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getBookingHours, (_, ctx) => hours.getBookingHours(ctx));
export const PUT = handle(contract.putBookingHours, ({ body }, ctx) => hours.putBookingHours(ctx, body));

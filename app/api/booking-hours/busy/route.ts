import * as contract from '@/lib/contract/kinds/booking-calendars';
import * as busy from '@/lib/server/kinds/bookings/busy/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getBusyCalendar, (_, ctx) => busy.getBusyCalendar(ctx));
export const PUT = handle(contract.putBusyCalendar, ({ body }, ctx) => busy.putBusyCalendar(ctx, body));
export const DELETE = handle(contract.deleteBusyCalendar, (_, ctx) => busy.deleteBusyCalendar(ctx));

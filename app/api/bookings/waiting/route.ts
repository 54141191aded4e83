import { listWaitingBookings } from '@/lib/contract/kinds/requests';
import { listWaiting } from '@/lib/server/kinds/bookings/appointments';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listWaitingBookings, (_, ctx) => listWaiting(ctx));

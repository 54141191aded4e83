import { listOwnSlots } from '@/lib/contract/kinds/booking-hours';
import * as hours from '@/lib/server/kinds/bookings/hours';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listOwnSlots, ({ query }, ctx) => hours.listOwnSlots(ctx, query));

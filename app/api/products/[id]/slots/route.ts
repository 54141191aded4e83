import { listSlots } from '@/lib/contract/kinds/bookings';
import * as slots from '@/lib/server/kinds/bookings/free-slots';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listSlots, ({ params, query }, ctx) => slots.listSlots(ctx, params.id, query));

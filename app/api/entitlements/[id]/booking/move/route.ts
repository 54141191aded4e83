import { moveBooking } from '@/lib/contract/kinds/moves';
import * as moving from '@/lib/server/appointments/move-booking';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(moveBooking, ({ params, body }, ctx) => moving.moveBooking(ctx, params.id, body));

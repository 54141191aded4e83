import { cancelBooking } from '@/lib/contract/kinds/appointments';
import * as appointments from '@/lib/server/appointments/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(cancelBooking, ({ params, body }, ctx) =>
  appointments.cancelBooking(ctx, params.id, body),
);

import { cancelHostBooking } from '@/lib/contract/kinds/appointments';
import * as appointments from '@/lib/server/appointments/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(cancelHostBooking, ({ params, body }, ctx) =>
  appointments.cancelHostBooking(ctx, params.id, body),
);

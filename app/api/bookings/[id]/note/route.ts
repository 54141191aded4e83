import { putBookingNote } from '@/lib/contract/kinds/moves';
import * as moves from '@/lib/server/kinds/bookings/moves';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putBookingNote, ({ params, body }, ctx) =>
  moves.putBookingNote(ctx, params.id, body),
);

import { listMoveSlots } from '@/lib/contract/kinds/moves';
import * as moves from '@/lib/server/kinds/bookings/moves';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listMoveSlots, ({ params, query }, ctx) =>
  moves.listMoveSlots(ctx, params.id, query),
);

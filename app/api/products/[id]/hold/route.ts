import * as contract from '@/lib/contract/kinds/bookings';
import * as holds from '@/lib/server/kinds/bookings/holds';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getSlotHold, ({ params }, ctx) => holds.getSlotHold(ctx, params.id));
export const POST = handle(contract.createSlotHold, ({ params, body }, ctx) =>
  holds.createSlotHold(ctx, params.id, body),
);
export const DELETE = handle(contract.deleteSlotHold, ({ params }, ctx) =>
  holds.deleteSlotHold(ctx, params.id),
);

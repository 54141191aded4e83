import * as contract from '@/lib/contract/kinds/bookings';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { deleteSlotHold, getSlotHold } from '@/lib/server/kinds/slot-holds';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getSlotHold, ({ params }, ctx) => getSlotHold(ctx, params.id));
export const POST = handle(contract.createSlotHold, ({ params, body }, ctx) =>
  createSlotHold(ctx, params.id, body),
);
export const DELETE = handle(contract.deleteSlotHold, ({ params }, ctx) => deleteSlotHold(ctx, params.id));

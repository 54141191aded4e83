import { askToMove } from '@/lib/contract/kinds/moves';
import * as moving from '@/lib/server/appointments/move-booking';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(askToMove, ({ params, body }, ctx) => moving.askToMove(ctx, params.id, body));

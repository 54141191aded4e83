import * as contract from '@/lib/contract/kinds/workshops';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(contract.cancelSeat, ({ params, body }, ctx) => cancelSeat(ctx, params.id, body));

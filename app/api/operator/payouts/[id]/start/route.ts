import { startPayout } from '@/lib/contract/operator-payouts';
import * as operator from '@/lib/server/payouts/operator';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(startPayout, ({ params }, ctx) => operator.startPayout(ctx, params.id));

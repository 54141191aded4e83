import { startPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as operator from '@/lib/server/payouts/operator';

export const POST = handle(startPayout, ({ params }, ctx) => operator.startPayout(ctx, params.id));

import { getAdminPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as review from '@/lib/server/payouts/review';

export const GET = handle(getAdminPayout, ({ params }, ctx) => review.getAdmin(ctx, params.id));

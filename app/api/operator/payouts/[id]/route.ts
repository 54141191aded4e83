import { getAdminPayout } from '@/lib/contract/operator-payouts';
import * as review from '@/lib/server/payouts/review';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getAdminPayout, ({ params }, ctx) => review.getAdmin(ctx, params.id));

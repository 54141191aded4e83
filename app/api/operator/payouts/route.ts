import { listAdminPayouts } from '@/lib/contract/operator-payouts';
import * as review from '@/lib/server/payouts/review';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listAdminPayouts, ({ query }, ctx) => review.listAdmin(ctx, query));

import { listAdminPayouts } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as review from '@/lib/server/payouts/review';

export const GET = handle(listAdminPayouts, ({ query }, ctx) => review.listAdmin(ctx, query));

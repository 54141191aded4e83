import { listStuckPayments } from '@/lib/contract/stuck-payments';
import { listStuckOnes } from '@/lib/server/reconciliation/stuck-payments';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listStuckPayments, ({ query }, ctx) => listStuckOnes(ctx, query));

import { listStuckPayments } from '@/lib/contract/stuck-payments';
import { handle } from '@/lib/server/http/handle';
import { listStuckOnes } from '@/lib/server/payments/stuck';

export const GET = handle(listStuckPayments, ({ query }, ctx) => listStuckOnes(ctx, query));

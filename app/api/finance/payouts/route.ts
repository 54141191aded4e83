import { listPayouts } from '@/lib/contract/finance';
import * as finance from '@/lib/server/finance/service';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(listPayouts, ({ query }, ctx) => finance.listPayouts(ctx, query));

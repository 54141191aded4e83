import { listLedger } from '@/lib/contract/finance';
import * as finance from '@/lib/server/finance/service';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(listLedger, ({ query }, ctx) => finance.listLedger(ctx, query));

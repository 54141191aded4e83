import { listLedger } from '@/lib/contract/ledger';
import * as finance from '@/lib/server/finance/ledger';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listLedger, ({ query }, ctx) => finance.listLedger(ctx, query));

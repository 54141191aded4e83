import { getIncome } from '@/lib/contract/ledger';
import * as finance from '@/lib/server/finance/income';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getIncome, ({ query }, ctx) => finance.getIncome(ctx, query.period));

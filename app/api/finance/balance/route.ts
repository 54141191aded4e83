import { getBalance } from '@/lib/contract/finance';
import * as finance from '@/lib/server/finance/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getBalance, (_, ctx) => finance.getBalance(ctx));

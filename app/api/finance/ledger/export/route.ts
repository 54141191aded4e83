import { exportLedger } from '@/lib/contract/ledger';
import * as finance from '@/lib/server/finance/export';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(exportLedger, ({ query }, ctx) => finance.exportLedger(ctx, query));

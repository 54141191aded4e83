import { saveConnectedMethod } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/connected-method';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(saveConnectedMethod, ({ body }, ctx) => methods.saveConnected(ctx, body.password));

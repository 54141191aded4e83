import { saveConnectedMethod } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/connected-method';

export const POST = handle(saveConnectedMethod, ({ body }, ctx) => methods.saveConnected(ctx, body.password));

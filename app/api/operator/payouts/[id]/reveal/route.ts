import { revealPayoutAccount } from '@/lib/contract/operator-payouts';
import * as operator from '@/lib/server/payouts/operator';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(revealPayoutAccount, ({ params }, ctx) => operator.revealAccount(ctx, params.id));

import { revealPayoutAccount } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as operator from '@/lib/server/payouts/operator';

export const POST = handle(revealPayoutAccount, ({ params }, ctx) => operator.revealAccount(ctx, params.id));

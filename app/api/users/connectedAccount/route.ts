import { getConnectedAccount } from '@/lib/contract/gateways';
import * as accounts from '@/lib/server/connected-accounts/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getConnectedAccount, (_, ctx) => accounts.getOwnAccount(ctx));

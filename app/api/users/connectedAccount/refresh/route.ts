import { refreshConnectedAccount } from '@/lib/contract/gateways';
import * as accounts from '@/lib/server/connected-accounts/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(refreshConnectedAccount, (_, ctx) => accounts.refreshOwnAccount(ctx));

import { getIdentity } from '@/lib/contract/identity';
import * as identity from '@/lib/server/identity-checks/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getIdentity, (_, ctx) => identity.getIdentity(ctx));

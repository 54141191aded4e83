import { getIdentity } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as identity from '@/lib/server/identity-checks/service';

export const GET = handle(getIdentity, (_, ctx) => identity.getIdentity(ctx));

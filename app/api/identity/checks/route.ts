import { submitIdentity } from '@/lib/contract/identity';
import * as identity from '@/lib/server/identity-checks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(submitIdentity, (_, ctx) => identity.submit(ctx));

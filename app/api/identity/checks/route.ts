import { submitIdentity } from '@/lib/contract/identity';
import * as identity from '@/lib/server/identity-checks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(submitIdentity, ({ body }, ctx) => identity.submit(ctx, body));

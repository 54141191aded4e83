import { submitIdentity } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as identity from '@/lib/server/identity-checks/service';

export const POST = handle(submitIdentity, (_, ctx) => identity.submit(ctx));

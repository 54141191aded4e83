import { rejectIdentity } from '@/lib/contract/identity';
import * as decisions from '@/lib/server/identity-checks/decide-check';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(rejectIdentity, ({ params, body }, ctx) => decisions.reject(ctx, params.id, body));

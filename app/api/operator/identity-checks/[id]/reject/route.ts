import { rejectIdentity } from '@/lib/contract/identity';
import * as queue from '@/lib/server/identity-checks/queue';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(rejectIdentity, ({ params, body }, ctx) => queue.reject(ctx, params.id, body));

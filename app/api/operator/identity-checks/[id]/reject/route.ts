import { rejectIdentity } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as queue from '@/lib/server/identity-checks/queue';

export const POST = handle(rejectIdentity, ({ params, body }, ctx) => queue.reject(ctx, params.id, body));

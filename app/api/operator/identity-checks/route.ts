import { listIdentityChecks } from '@/lib/contract/identity';
import * as queue from '@/lib/server/identity-checks/queue';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listIdentityChecks, ({ query }, ctx) => queue.listQueue(ctx, query));

import { listIdentityChecks } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as queue from '@/lib/server/identity-checks/queue';

export const GET = handle(listIdentityChecks, ({ query }, ctx) => queue.listQueue(ctx, query));

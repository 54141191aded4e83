import { getIdentityFile } from '@/lib/contract/identity';
import * as queue from '@/lib/server/identity-checks/queue';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getIdentityFile, ({ params }, ctx) => queue.documentResponse(ctx, params.id));

import { getIdentityFile } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as queue from '@/lib/server/identity-checks/queue';

export const GET = handle(getIdentityFile, ({ params }, ctx) => queue.documentResponse(ctx, params.id));

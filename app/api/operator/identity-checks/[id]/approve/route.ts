import { approveIdentity } from '@/lib/contract/identity';
import * as queue from '@/lib/server/identity-checks/queue';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(approveIdentity, ({ params }, ctx) => queue.approve(ctx, params.id));

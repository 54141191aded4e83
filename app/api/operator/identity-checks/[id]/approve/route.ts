import { approveIdentity } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as queue from '@/lib/server/identity-checks/queue';

export const POST = handle(approveIdentity, ({ params }, ctx) => queue.approve(ctx, params.id));

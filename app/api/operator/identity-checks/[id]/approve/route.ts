import { approveIdentity } from '@/lib/contract/identity';
import * as decisions from '@/lib/server/identity-checks/decide-check';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(approveIdentity, ({ params }, ctx) => decisions.approve(ctx, params.id));

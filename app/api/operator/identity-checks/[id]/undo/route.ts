import { undoIdentityDecision } from '@/lib/contract/identity';
import * as decisions from '@/lib/server/identity-checks/decide-check';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(undoIdentityDecision, ({ params }, ctx) => decisions.undo(ctx, params.id));

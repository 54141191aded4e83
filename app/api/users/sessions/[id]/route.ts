import { endSession } from '@/lib/contract/account';
import { endOwnSession } from '@/lib/server/auth/sessions';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(endSession, ({ params }, ctx) => endOwnSession(ctx, params.id));

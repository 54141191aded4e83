import { endSessions } from '@/lib/contract/account';
import { endOwnSessions } from '@/lib/server/auth/sessions';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(endSessions, ({ body }, ctx) => endOwnSessions(ctx, body.scope));

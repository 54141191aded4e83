import { listSessions } from '@/lib/contract/account';
import { listOwnSessions } from '@/lib/server/auth/sessions';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listSessions, (_, ctx) => listOwnSessions(ctx));

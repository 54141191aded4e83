import { logoutUser } from '@/lib/contract/users';
import { endSession } from '@/lib/server/auth/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(logoutUser, (_, ctx) => endSession(ctx));

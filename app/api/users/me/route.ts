import { getMe } from '@/lib/contract/users';
import { handle } from '@/lib/server/requests/handle';
import * as users from '@/lib/server/users/service';

export const GET = handle(getMe, (_, ctx) => users.getMe(ctx));

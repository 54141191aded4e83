import { updateMe } from '@/lib/contract/users';
import * as profile from '@/lib/server/members/profile';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(updateMe, ({ body }, ctx) => profile.updateMe(ctx, body));

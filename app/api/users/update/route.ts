import { updateMe } from '@/lib/contract/users';
import { handle } from '@/lib/server/http/handle';
import * as profile from '@/lib/server/users/profile';

export const PATCH = handle(updateMe, ({ body }, ctx) => profile.updateMe(ctx, body));

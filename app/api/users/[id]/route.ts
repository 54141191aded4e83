import { getUser } from '@/lib/contract/users';
import { handle } from '@/lib/server/http/handle';
import * as profile from '@/lib/server/users/profile';

export const GET = handle(getUser, ({ params }, ctx) => profile.getProfile(ctx, params.id));

import { getUser } from '@/lib/contract/users';
import * as profile from '@/lib/server/members/profile';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getUser, ({ params }, ctx) => profile.getProfile(ctx, params.id));

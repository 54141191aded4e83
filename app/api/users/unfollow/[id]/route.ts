import { unfollowUser } from '@/lib/contract/users';
import * as follows from '@/lib/server/follows/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(unfollowUser, ({ params }, ctx) => follows.unfollow(ctx, params.id));

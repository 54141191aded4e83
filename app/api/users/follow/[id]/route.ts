import { followUser } from '@/lib/contract/users';
import * as follows from '@/lib/server/follows/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(followUser, ({ params }, ctx) => follows.follow(ctx, params.id));

import { exploreUsers } from '@/lib/contract/users';
import * as people from '@/lib/server/members/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(exploreUsers, ({ query }, ctx) => people.exploreUsers(ctx, query));

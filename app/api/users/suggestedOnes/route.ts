import { listSuggestedUsers } from '@/lib/contract/users';
import * as people from '@/lib/server/members/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listSuggestedUsers, ({ query }, ctx) => people.listSuggestedUsers(ctx, query));

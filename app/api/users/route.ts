import { listUsers } from '@/lib/contract/users';
import * as people from '@/lib/server/members/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listUsers, ({ query }, ctx) => people.listUsers(ctx, query));

import { listUsers } from '@/lib/contract/users';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/users/people';

export const GET = handle(listUsers, ({ query }, ctx) => people.listUsers(ctx, query));

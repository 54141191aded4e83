import { listNetwork } from '@/lib/contract/users';
import * as people from '@/lib/server/members/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listNetwork, ({ query }, ctx) => people.listNetwork(ctx, query));

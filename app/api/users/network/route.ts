import { listNetwork } from '@/lib/contract/users';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/users/people';

export const GET = handle(listNetwork, ({ query }, ctx) => people.listNetwork(ctx, query));

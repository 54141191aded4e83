import { listMembers } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listMembers, ({ query }, ctx) => people.listMembers(ctx, query));

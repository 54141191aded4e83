import { listMembers } from '@/lib/contract/operator-people';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/operator/people';

export const GET = handle(listMembers, ({ query }, ctx) => people.listMembers(ctx, query));

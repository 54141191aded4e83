import { restoreMember } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(restoreMember, ({ params }, ctx) => people.restoreMember(ctx, params.id));

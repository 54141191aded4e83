import { restoreMember } from '@/lib/contract/operator-people';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/operator/people';

export const POST = handle(restoreMember, ({ params }, ctx) => people.restoreMember(ctx, params.id));

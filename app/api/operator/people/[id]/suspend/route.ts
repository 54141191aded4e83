import { suspendMember } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(suspendMember, ({ params, body }, ctx) =>
  people.suspendMember(ctx, params.id, body.reason),
);

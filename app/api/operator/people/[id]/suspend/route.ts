import { suspendMember } from '@/lib/contract/operator-people';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/operator/people';

export const POST = handle(suspendMember, ({ params, body }, ctx) =>
  people.suspendMember(ctx, params.id, body.reason),
);

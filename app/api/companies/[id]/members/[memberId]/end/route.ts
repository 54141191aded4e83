import { endMembership } from '@/lib/contract/companies';
import * as members from '@/lib/server/companies/members';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(endMembership, ({ params }, ctx) =>
  members.endMembership(ctx, params.id, params.memberId),
);

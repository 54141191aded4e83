import { changeRole } from '@/lib/contract/companies';
import * as members from '@/lib/server/companies/members';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(changeRole, ({ params, body }, ctx) =>
  members.changeRole(ctx, params.id, params.memberId, body.role),
);

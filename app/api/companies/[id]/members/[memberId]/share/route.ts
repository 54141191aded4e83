import { changeShare } from '@/lib/contract/companies';
import * as members from '@/lib/server/companies/members';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(changeShare, ({ params, body }, ctx) =>
  members.changeShare(ctx, params.id, params.memberId, body),
);

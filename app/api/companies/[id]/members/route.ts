import { inviteMember, listCompanyMembers } from '@/lib/contract/companies';
import * as members from '@/lib/server/companies/members';
import * as companies from '@/lib/server/companies/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCompanyMembers, ({ params, query }, ctx) =>
  companies.listCompanyMembers(ctx, params.id, query),
);
export const POST = handle(inviteMember, ({ params, body }, ctx) =>
  members.inviteMember(ctx, params.id, body),
);

import { leaveCompany } from '@/lib/contract/companies';
import * as invitations from '@/lib/server/companies/invitations';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(leaveCompany, ({ params }, ctx) => invitations.leaveCompany(ctx, params.id));

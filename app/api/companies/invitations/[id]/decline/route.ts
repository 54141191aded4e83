import { declineInvitation } from '@/lib/contract/companies';
import * as invitations from '@/lib/server/companies/invitations';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(declineInvitation, ({ params }, ctx) =>
  invitations.declineInvitation(ctx, params.id),
);

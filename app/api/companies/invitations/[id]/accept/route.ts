import { acceptInvitation } from '@/lib/contract/companies';
import * as invitations from '@/lib/server/companies/invitations';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(acceptInvitation, ({ params }, ctx) =>
  invitations.acceptInvitation(ctx, params.id),
);

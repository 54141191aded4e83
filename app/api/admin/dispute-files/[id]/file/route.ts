import { getDisputeFile } from '@/lib/contract/disputes';
import * as forwarding from '@/lib/server/disputes/forwarding';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getDisputeFile, ({ params }, ctx) =>
  forwarding.disputeFileResponse(ctx, params.id),
);

import { createConnectLink } from '@/lib/contract/gateways';
import * as connected from '@/lib/server/connected-accounts/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createConnectLink, ({ body }, ctx) =>
  connected.createConnectLink(ctx, body.password),
);

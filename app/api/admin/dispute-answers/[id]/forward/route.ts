import { forwardDisputeAnswer } from '@/lib/contract/disputes';
import * as forwarding from '@/lib/server/disputes/forwarding';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(forwardDisputeAnswer, ({ params, body }, ctx) =>
  forwarding.forwardDisputeAnswer(ctx, params.id, body),
);

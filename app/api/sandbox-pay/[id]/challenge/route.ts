import { answerChallenge } from '@/lib/contract/orders';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(answerChallenge, ({ params, body }, ctx) =>
  sandbox.answerChallenge(ctx, params.id, body.proven),
);

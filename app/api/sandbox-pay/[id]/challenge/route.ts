import { answerChallenge } from '@/lib/contract/orders';
import * as cards from '@/lib/server/checkout/sandbox-cards';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(answerChallenge, ({ params, body }, ctx) =>
  cards.answerChallenge(ctx, params.id, body.code),
);

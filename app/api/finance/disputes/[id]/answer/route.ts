import { putDisputeAnswer } from '@/lib/contract/disputes';
import * as answers from '@/lib/server/disputes/answers';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putDisputeAnswer, ({ params, body }, ctx) =>
  answers.putDisputeAnswer(ctx, params.id, body),
);

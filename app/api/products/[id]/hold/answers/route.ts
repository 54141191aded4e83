import * as contract from '@/lib/contract/kinds/booking-questions';
import * as questions from '@/lib/server/kinds/bookings/questions';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getHoldAnswers, ({ params }, ctx) =>
  questions.getHoldAnswers(ctx, params.id),
);
export const PUT = handle(contract.putHoldAnswers, ({ params, body }, ctx) =>
  questions.putHoldAnswers(ctx, params.id, body),
);

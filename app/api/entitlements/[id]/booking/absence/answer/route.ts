import { answerBuyerAbsence } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(answerBuyerAbsence, ({ params, body }, ctx) =>
  absences.answerAbsence(ctx, 'buyer', params.id, body),
);

import { answerHostAbsence } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(answerHostAbsence, ({ params, body }, ctx) =>
  absences.answerAbsence(ctx, 'host', params.id, body),
);

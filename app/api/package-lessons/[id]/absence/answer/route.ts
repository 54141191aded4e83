import { answerLessonAbsence } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(answerLessonAbsence, ({ params, body }, ctx) =>
  absences.answerAbsence(ctx, 'learner', params.id, body),
);

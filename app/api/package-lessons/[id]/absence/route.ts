import { sayHostAbsentAtLesson } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sayHostAbsentAtLesson, ({ params, body }, ctx) =>
  absences.sayAbsent(ctx, 'learner', params.id, body),
);

import { decideAbsence } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(decideAbsence, ({ params, body }, ctx) =>
  absences.decideAbsence(ctx, params.id, body),
);

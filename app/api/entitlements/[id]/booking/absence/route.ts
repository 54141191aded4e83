import { sayHostAbsent } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sayHostAbsent, ({ params, body }, ctx) =>
  absences.sayAbsent(ctx, 'buyer', params.id, body),
);

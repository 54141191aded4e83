import { sayBuyerAbsent } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/appointments/absences';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sayBuyerAbsent, ({ params, body }, ctx) =>
  absences.sayAbsent(ctx, 'host', params.id, body),
);

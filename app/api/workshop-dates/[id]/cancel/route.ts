import * as contract from '@/lib/contract/kinds/workshop-people';
import { cancelWorkshopDate } from '@/lib/server/appointments/workshops';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(contract.cancelWorkshopDate, ({ params, body }, ctx) =>
  cancelWorkshopDate(ctx, params.id, body),
);

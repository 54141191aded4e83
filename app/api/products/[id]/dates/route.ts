import * as contract from '@/lib/contract/kinds/workshops';
import { listWorkshopDates } from '@/lib/server/kinds/assessments/holds';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listWorkshopDates, ({ params, query }, ctx) =>
  listWorkshopDates(ctx, params.id, query),
);

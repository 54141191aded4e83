import * as contract from '@/lib/contract/kinds/workshops';
import { createSeatHold } from '@/lib/server/kinds/assessments/holds';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(contract.createSeatHold, ({ params, body }, ctx) =>
  createSeatHold(ctx, params.id, body),
);

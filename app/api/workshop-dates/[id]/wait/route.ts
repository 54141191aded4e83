import * as contract from '@/lib/contract/kinds/workshops';
import * as waits from '@/lib/server/kinds/assessments/waits';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(contract.joinWaitingList, ({ params }, ctx) =>
  waits.joinWaitingList(ctx, params.id),
);
export const DELETE = handle(contract.leaveWaitingList, ({ params }, ctx) =>
  waits.leaveWaitingList(ctx, params.id),
);

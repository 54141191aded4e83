import * as contract from '@/lib/contract/kinds/workshop-people';
import { listSeatHolders } from '@/lib/server/kinds/assessments/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listSeatHolders, ({ params }, ctx) => listSeatHolders(ctx, params.id));

import * as contract from '@/lib/contract/kinds/workshop-people';
import { listTakers } from '@/lib/server/kinds/assessments/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listTakers, ({ params, query }, ctx) => listTakers(ctx, params.id, query));

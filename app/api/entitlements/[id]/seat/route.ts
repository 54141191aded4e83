import * as contract from '@/lib/contract/kinds/workshops';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getSeat, ({ params }, ctx) => getSeat(ctx, params.id));

import * as contract from '@/lib/contract/kinds/workshop-people';
import { listOwnDates } from '@/lib/server/kinds/assessments/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listOwnDates, ({ params }, ctx) => listOwnDates(ctx, params.id));

import * as contract from '@/lib/contract/first-steps';
import { getFirstSteps, putFirstSteps } from '@/lib/server/first-steps/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getFirstSteps, (_, ctx) => getFirstSteps(ctx));
export const PUT = handle(contract.putFirstSteps, ({ body }, ctx) => putFirstSteps(ctx, body));

import { getSecondFactor } from '@/lib/contract/second-factor';
import { handle } from '@/lib/server/requests/handle';
import * as secondFactor from '@/lib/server/second-factor/service';

export const GET = handle(getSecondFactor, (_, ctx) => secondFactor.getSecondFactor(ctx));

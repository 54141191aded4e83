import { getWaiting } from '@/lib/contract/operator';
import * as operator from '@/lib/server/operator/waiting-work';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getWaiting, (_, ctx) => operator.getWaiting(ctx));

import { getWaiting } from '@/lib/contract/operator';
import { handle } from '@/lib/server/http/handle';
import * as operator from '@/lib/server/operator/waiting';

export const GET = handle(getWaiting, (_, ctx) => operator.getWaiting(ctx));

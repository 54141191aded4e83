import { getDispute } from '@/lib/contract/disputes';
import * as answers from '@/lib/server/disputes/answers';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getDispute, ({ params }, ctx) => answers.getDispute(ctx, params.id));

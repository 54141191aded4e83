import { listOwnDisputes } from '@/lib/contract/disputes';
import * as answers from '@/lib/server/disputes/answers';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listOwnDisputes, ({ query }, ctx) => answers.listOwnDisputes(ctx, query));

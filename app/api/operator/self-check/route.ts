import { listSelfChecks, runSelfCheck } from '@/lib/contract/books';
import { handle } from '@/lib/server/requests/handle';
import * as selfCheck from '@/lib/server/self-check/service';

export const GET = handle(listSelfChecks, ({ query }, ctx) => selfCheck.listSelfChecks(ctx, query));
export const POST = handle(runSelfCheck, (_, ctx) => selfCheck.runSelfCheck(ctx));

import { finishProfileSetup } from '@/lib/contract/profiles';
import * as setup from '@/lib/server/members/setup';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(finishProfileSetup, ({ body }, ctx) => setup.finishProfile(ctx, body));

import { finishCompanySetup } from '@/lib/contract/profiles';
import * as setup from '@/lib/server/members/setup';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(finishCompanySetup, ({ body }, ctx) => setup.finishCompany(ctx, body));

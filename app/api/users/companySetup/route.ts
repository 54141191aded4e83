import { finishCompanySetup } from '@/lib/contract/profiles';
import { handle } from '@/lib/server/http/handle';
import * as setup from '@/lib/server/users/setup';

export const POST = handle(finishCompanySetup, ({ body }, ctx) => setup.finishCompany(ctx, body));

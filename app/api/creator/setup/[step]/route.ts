import { putSetupStep } from '@/lib/contract/setup-guide';
import { handle } from '@/lib/server/requests/handle';
import * as guide from '@/lib/server/setup-guide/service';

export const PUT = handle(putSetupStep, ({ params, body }, ctx) => guide.putStep(ctx, params.step, body));

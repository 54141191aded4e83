import { getSetupGuide } from '@/lib/contract/setup-guide';
import { handle } from '@/lib/server/requests/handle';
import * as guide from '@/lib/server/setup-guide/service';

export const GET = handle(getSetupGuide, (_, ctx) => guide.getSetupGuide(ctx));

import { getExplore } from '@/lib/contract/users';
import * as explore from '@/lib/server/explore/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getExplore, (_, ctx) => explore.getExplore(ctx));

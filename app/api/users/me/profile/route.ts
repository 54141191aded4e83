import { getMyProfile } from '@/lib/contract/profiles';
import * as setup from '@/lib/server/members/setup';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getMyProfile, (_, ctx) => setup.getMyProfile(ctx));

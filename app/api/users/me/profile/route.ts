import { getMyProfile } from '@/lib/contract/profiles';
import { handle } from '@/lib/server/http/handle';
import * as setup from '@/lib/server/users/setup';

export const GET = handle(getMyProfile, (_, ctx) => setup.getMyProfile(ctx));

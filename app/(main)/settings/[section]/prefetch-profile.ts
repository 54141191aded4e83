import 'server-only';
import { listCountries, listIndustries } from '@/lib/contract/platform';
import { getMyProfile } from '@/lib/contract/profiles';
import { getUser } from '@/lib/contract/users';
import type { MemberCtx } from '@/lib/server/ctx';
import { getProfile } from '@/lib/server/members/profile';
import { getMyProfile as getOwnProfile } from '@/lib/server/members/setup';
import * as reference from '@/lib/server/reference/service';
import type { prefetch } from '@/lib/server/requests/prefetch';

/**
 * Loads the member's profile, and the lists with the names of the chosen country and industry, so that no field looks
 * empty.
 */
export async function prefetchProfile(page: ReturnType<typeof prefetch>, ctx: MemberCtx): Promise<void> {
  const { id } = ctx.viewer;
  await Promise.all([
    page.one(getMyProfile, {}, () => getOwnProfile(ctx)),
    page.one(getUser, { params: { id } }, () => getProfile(ctx, id)),
    page.one(listCountries, {}, async () => reference.listCountries()),
    page.one(listIndustries, {}, () => reference.listIndustries(ctx)),
  ]);
}

import { z } from 'zod';
import { definePage } from '@/app/define-page';
import { Settings } from '@/components/settings/settings';
import { listInterests } from '@/lib/contract/platform';
import { getMe } from '@/lib/contract/users';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as users from '@/lib/server/users/service';
import { oneOf } from '@/lib/shared/one-of';
import { PROFILE_PARTS, paths, SETTINGS_PARTS } from '@/lib/shared/paths';
import { prefetchMain } from './prefetch-main';
import { prefetchProfile } from './prefetch-profile';

const page = definePage({
  namespace: 'settings',
  params: z.object({ section: z.enum(['main', 'edit_profile', 'tune_interest']) }),
  query: ({ part: asked }) => {
    const part = oneOf(SETTINGS_PARTS, asked);
    const profilePart = oneOf(PROFILE_PARTS, asked);
    return { part, profilePart, known: [part, profilePart].find((each) => each === asked) };
  },
  access: ({ params, query }) => requireMember(paths.settings(params.section, query.known)),
  title: ({ t, params }) => `${t('title')}: ${t(`tabs.${params.section}`)}`,
  messages: ['account', 'auth', 'social', 'products', 'setup'],
  load: ({ ctx, page, params: { section }, query }) =>
    Promise.all([
      page.one(getMe, {}, () => users.getMe(ctx)),
      section === 'main' && prefetchMain(page, ctx, query.part),
      section === 'edit_profile' && prefetchProfile(page, ctx),
      section === 'tune_interest' && page.one(listInterests, {}, () => listReference(ctx, 'interests')),
    ]),
  view: ({ ctx, params: { section }, query: { part, profilePart } }) => (
    <Settings section={section} part={part} profilePart={profilePart} today={ctx.now.toISOString()} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;

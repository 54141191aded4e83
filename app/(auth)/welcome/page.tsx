import { redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { FirstSteps } from '@/components/first-steps/first-steps';
import { FIRST_SUGGESTIONS } from '@/components/first-steps/first-steps-queries';
import { getFirstSteps } from '@/lib/contract/first-steps';
import { listInterests } from '@/lib/contract/platform';
import { getMe, listSuggestedUsers } from '@/lib/contract/users';
import { beginFirstSteps } from '@/lib/server/first-steps/service';
import * as people from '@/lib/server/members/people';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as users from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';

/** The first steps after registration. Members who have finished them are sent to the home page. */
const page = definePage({
  namespace: 'first-steps',
  access: () => requireMember(paths.welcome()),
  title: ({ t }) => t('metaTitle'),
  messages: ['start', 'social'],
  load: async ({ ctx, page }) => {
    const { offered } = await page.one(getFirstSteps, {}, () => beginFirstSteps(ctx));
    if (!offered) redirect(paths.home());
    await Promise.all([
      page.one(getMe, {}, () => users.getMe(ctx)),
      page.one(listInterests, {}, () => listReference(ctx, 'interests')),
      page.list(listSuggestedUsers, FIRST_SUGGESTIONS, (query) => people.listSuggestedUsers(ctx, query)),
    ]);
  },
  view: () => <FirstSteps />,
});

export const { generateMetadata } = page;
export default page.Page;

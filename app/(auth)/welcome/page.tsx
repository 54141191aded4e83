import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FirstSteps } from '@/components/first-steps/first-steps';
import { FIRST_SUGGESTIONS } from '@/components/first-steps/first-steps-queries';
import { getFirstSteps } from '@/lib/contract/first-steps';
import { listInterests } from '@/lib/contract/platform';
import { getMe, listSuggestedUsers } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { beginFirstSteps } from '@/lib/server/first-steps/service';
import * as people from '@/lib/server/members/people';
import { listReference } from '@/lib/server/reference/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as users from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('first-steps');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** The first steps after registration. Members who have finished them are sent to the home page. */
export default async function WelcomePage() {
  const ctx = await requireMember(paths.welcome());
  const page = prefetch();
  const { offered } = await page.one(getFirstSteps, {}, () => beginFirstSteps(ctx));
  if (!offered) redirect(paths.home());
  await Promise.all([
    page.one(getMe, {}, () => users.getMe(ctx)),
    page.one(listInterests, {}, () => listReference(ctx, 'interests')),
    page.list(listSuggestedUsers, FIRST_SUGGESTIONS, () =>
      people.listSuggestedUsers(ctx, firstPage(FIRST_SUGGESTIONS.query.limit)),
    ),
  ]);
  return (
    <Messages of={['start', 'social']}>
      <HydrationBoundary state={page.state()}>
        <FirstSteps />
      </HydrationBoundary>
    </Messages>
  );
}

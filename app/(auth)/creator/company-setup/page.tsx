import { redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { WideCard } from '@/components/layout/wide-card';
import { CompanySetup } from '@/components/setup/company-setup';
import { getMyProfile } from '@/lib/server/members/setup';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { wantedPage } from '@/lib/shared/safe-callback';

/** A creator who has finished the setup makes changes in the settings. */
const page = definePage({
  namespace: 'setup',
  query: ({ callbackUrl }) => ({ next: wantedPage(callbackUrl) }),
  access: ({ query }) => requireMember(paths.creatorCompanySetup(query.next)),
  title: ({ t }) => t('company.title'),
  messages: ['setup'],
  load: async ({ ctx, query: { next } }) => {
    const profile = await getMyProfile(ctx);
    if (profile.role !== 'MEMBER') redirect(next ?? paths.settings('edit_profile'));
    if (profile.accountType === 'INDIVIDUAL') redirect(paths.creatorProfileSetup(next));
    return profile;
  },
  Frame: WideCard,
  view: ({ query, data: profile }) => <CompanySetup profile={profile} next={query.next} />,
});

export const { generateMetadata } = page;
export default page.Page;

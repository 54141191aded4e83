import { definePage } from '@/app/define-page';
import { DisputePage } from '@/components/disputes/dispute-page';
import { PageColumn } from '@/components/layout/page-column';
import { AppLink } from '@/components/ui/app-link';
import { getDispute } from '@/lib/contract/disputes';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'disputes',
  params: getDispute.params,
  access: ({ params }) => requireMember(paths.dispute(params.id)),
  title: ({ t }) => t('title'),
  messages: ['disputes'],
  Frame: PageColumn,
  subtitle: ({ t }) => <AppLink href={paths.disputes()}>{t('list.title')}</AppLink>,
  view: ({ params }) => <DisputePage id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;

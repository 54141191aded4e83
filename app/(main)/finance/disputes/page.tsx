import { definePage } from '@/app/define-page';
import { OwnDisputes } from '@/components/disputes/own-disputes';
import { PageColumn } from '@/components/layout/page-column';
import { AppLink } from '@/components/ui/app-link';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'disputes',
  access: () => requireMember(paths.disputes()),
  title: ({ t }) => t('list.title'),
  messages: ['disputes'],
  Frame: PageColumn,
  subtitle: ({ t }) => (
    <>
      {t('list.subtitle')} <AppLink href={paths.finance()}>{t('list.toFinance')}</AppLink>
    </>
  ),
  view: () => <OwnDisputes />,
});

export const { generateMetadata } = page;
export default page.Page;

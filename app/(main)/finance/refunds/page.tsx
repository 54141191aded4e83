import { definePage } from '@/app/define-page';
import { PageColumn } from '@/components/layout/page-column';
import { RefundQueue } from '@/components/refunds/refund-queue';
import { AppLink } from '@/components/ui/app-link';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'sale-refunds',
  access: () => requireMember(paths.saleRefunds()),
  title: ({ t }) => t('sales.title'),
  messages: ['refunds', 'sale-refunds'],
  Frame: PageColumn,
  subtitle: ({ t }) => (
    <>
      {t('sales.subtitle')} <AppLink href={paths.disputes()}>{t('sales.disputes')}</AppLink>
    </>
  ),
  view: () => <RefundQueue by="seller" />,
});

export const { generateMetadata } = page;
export default page.Page;

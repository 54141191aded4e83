import { definePage } from '@/app/define-page';
import { PageColumn } from '@/components/layout/page-column';
import { SalePage } from '@/components/refunds/sale-page';
import { AppLink } from '@/components/ui/app-link';
import { getSale } from '@/lib/contract/refunds';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'sale-refunds',
  params: getSale.params,
  access: ({ params }) => requireMember(paths.sale(params.id)),
  title: ({ t }) => t('sale.title'),
  messages: ['refunds', 'sale-refunds'],
  Frame: PageColumn,
  subtitle: ({ t }) => <AppLink href={paths.saleRefunds()}>{t('sales.title')}</AppLink>,
  view: ({ params }) => <SalePage by="seller" id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;

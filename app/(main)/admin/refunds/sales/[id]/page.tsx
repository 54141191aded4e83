import { definePage } from '@/app/define-page';
import { SalePage } from '@/components/refunds/sale-page';
import { PageTitle } from '@/components/ui/page-title';
import { getSale } from '@/lib/contract/refunds';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'sale-refunds',
  params: getSale.params,
  access: ({ params }) => requireMember(paths.adminSale(params.id), 'ADMIN'),
  title: ({ t }) => t('sale.title'),
  messages: ['refunds', 'sale-refunds'],
  view: ({ t, params }) => (
    <>
      <PageTitle>{t('sale.title')}</PageTitle>
      <SalePage by="operator" id={params.id} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;

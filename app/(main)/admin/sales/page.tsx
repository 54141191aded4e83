import { definePage } from '@/app/define-page';
import { SaleList } from '@/components/admin/sales/sale-list';
import { listSales } from '@/lib/contract/operator-sales';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as sales from '@/lib/server/sales/service';
import { paths } from '@/lib/shared/paths';

const Filter = listSales.query.pick({ q: true });

const page = definePage({
  namespace: 'operator',
  query: (asked) => Filter.safeParse(asked).data ?? {},
  access: ({ query }) => requireMember(paths.adminSales(query.q), 'ADMIN'),
  title: ({ t }) => t('pages.sales.title'),
  messages: ['orders'],
  load: ({ ctx, page, query: { q } }) =>
    page.list(listSales, { query: q ? { q } : {} }, (query) => sales.listSales(ctx, query)),
  subtitle: ({ t }) => t('pages.sales.hint'),
  view: ({ query }) => <SaleList q={query.q} />,
});

export const { generateMetadata } = page;
export default page.Page;

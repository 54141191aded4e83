import { definePage } from '@/app/define-page';
import { Dashboard } from '@/components/creator/dashboard';
import { getCreatorStats } from '@/lib/contract/creator-stats';
import { getBalance } from '@/lib/contract/finance';
import { listUserProducts } from '@/lib/contract/products';
import { getSetupGuide } from '@/lib/contract/setup-guide';
import * as stats from '@/lib/server/creator-stats/service';
import * as finance from '@/lib/server/finance/service';
import * as products from '@/lib/server/products/lists';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as guide from '@/lib/server/setup-guide/service';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'creator',
  access: () => requireMember(paths.creatorDashboard(), 'CREATOR'),
  title: ({ t }) => t('dashboard.title'),
  messages: ['creator', 'figures', 'finance', 'products'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.one(getSetupGuide, {}, () => guide.getSetupGuide(ctx)),
      page.one(getCreatorStats, { query: { range: '30d' } }, () => stats.getCreatorStats(ctx, '30d')),
      page.one(getBalance, {}, () => finance.getBalance(ctx)),
      page.list(listUserProducts, { params: { id: ctx.viewer.id } }, (query) =>
        products.listUserProducts(ctx, ctx.viewer.id, query),
      ),
    ]),
  subtitle: ({ t }) => t('dashboard.subtitle'),
  view: ({ ctx }) => <Dashboard userId={ctx.viewer.id} />,
});

export const { generateMetadata } = page;
export default page.Page;

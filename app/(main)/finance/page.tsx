import { definePage } from '@/app/define-page';
import { Finance } from '@/components/finance/finance';
import { PageTitle } from '@/components/ui/page-title';
import { getBalance } from '@/lib/contract/finance';
import { getIncome, listLedger } from '@/lib/contract/ledger';
import { getPayoutOptions, listPayouts } from '@/lib/contract/payouts';
import { getCurrentRevenueShare, listRevenueReports } from '@/lib/contract/revenue-share';
import * as income from '@/lib/server/finance/income';
import * as ledger from '@/lib/server/finance/ledger';
import * as finance from '@/lib/server/finance/service';
import * as payouts from '@/lib/server/payouts/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as revenue from '@/lib/server/revenue-share/service';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';

const TABS = ['balance', 'revenue-report'] as const;

const page = definePage({
  namespace: 'finance',
  query: (asked) => ({ tab: oneOf(TABS, asked.tab) }),
  access: () => requireMember(paths.finance()),
  title: ({ t }) => t('title'),
  messages: ['finance', 'payouts'],
  load: async ({ ctx, page, query: { tab } }) => {
    // Every member's drawer links here. Only members who earn have a balance; everybody may see the pool.
    const earns = await finance.earns(ctx);
    if (tab === 'revenue-report') {
      await Promise.all([
        page.one(getCurrentRevenueShare, {}, () => revenue.getCurrentRevenueShare(ctx)),
        page.list(listRevenueReports, {}, (query) => revenue.listRevenueReports(ctx, query)),
      ]);
    } else if (earns) {
      await Promise.all([
        page.one(getBalance, {}, () => finance.getBalance(ctx)),
        page.one(getIncome, { query: { period: 'year' } }, () => income.getIncome(ctx, 'year')),
        page.list(listLedger, {}, (query) => ledger.listLedger(ctx, query)),
        page.one(getPayoutOptions, {}, () => payouts.getPayoutOptions(ctx)),
        page.list(listPayouts, {}, (query) => payouts.listPayouts(ctx, query)),
      ]);
    }
    return { tab, earns };
  },
  view: ({ t, data }) => (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Finance {...data} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;

import type { IconName } from '@/components/ui/icons/registry';
import type { MessageTypes } from '@/lib/i18n/resources';
import { paths } from '@/lib/shared/paths';

/** A page's texts are under `pages.<key>` of locales/{ar,en}/operator.json. */
type AdminPageKey = keyof MessageTypes['operator']['pages'];

export type AdminPage = { key: AdminPageKey; href: string; icon: IconName };

/** An area's name is under `areas.<key>` of locales/{ar,en}/operator.json. */
export type AdminArea = { key: keyof MessageTypes['operator']['areas']; pages: readonly AdminPage[] };

/** The pages of the operator's console by area, in order. A new page needs a line here, and its texts. */
export const ADMIN_AREAS: readonly AdminArea[] = [
  {
    key: 'moneyIn',
    pages: [
      { key: 'sales', href: paths.adminSales(), icon: 'cart' },
      { key: 'receipts', href: paths.adminReceipts(), icon: 'receipt' },
      { key: 'payments', href: paths.adminPayments(), icon: 'warning' },
      { key: 'webhooks', href: paths.adminWebhooks(), icon: 'link' },
    ],
  },
  {
    key: 'moneyOut',
    pages: [
      { key: 'payouts', href: paths.adminPayouts(), icon: 'bank' },
      { key: 'refunds', href: paths.adminRefunds(), icon: 'refresh' },
      { key: 'absences', href: paths.adminAbsences(), icon: 'calendar' },
      { key: 'tips', href: paths.adminTips(), icon: 'love' },
      { key: 'disputes', href: paths.adminDisputes(), icon: 'flag' },
      { key: 'revenueShare', href: paths.adminRevenueShare(), icon: 'wallet' },
    ],
  },
  {
    key: 'members',
    pages: [
      { key: 'people', href: paths.adminPeople(), icon: 'users' },
      { key: 'posts', href: paths.adminPosts(), icon: 'flag' },
      { key: 'comments', href: paths.adminComments(), icon: 'comment' },
      { key: 'messages', href: paths.adminMessages(), icon: 'mail' },
      { key: 'identity', href: paths.adminIdentity(), icon: 'shield' },
      { key: 'catalogue', href: paths.adminCatalogue(), icon: 'tag' },
    ],
  },
  {
    key: 'records',
    pages: [
      { key: 'ledger', href: paths.adminLedger(), icon: 'chart' },
      { key: 'events', href: paths.adminEvents(), icon: 'eye' },
      { key: 'audit', href: paths.adminAudit(), icon: 'list' },
      { key: 'outbox', href: paths.adminOutbox(), icon: 'mail' },
    ],
  },
];

export const ADMIN_PAGES: readonly AdminPage[] = ADMIN_AREAS.flatMap(({ pages }) => pages);

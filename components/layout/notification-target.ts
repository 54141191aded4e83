import { paths } from '@/lib/shared/paths';

type Target = {
  postId: { _id: string } | null;
  from: { _id: string } | null;
  orderId: string | null;
  productId: string | null;
  kind?: string;
  month?: string;
};

// What a member did about an invitation is the company's business; all else of companies is the member's.
const COMPANYS: readonly string[] = ['company_accepted', 'company_declined', 'company_left'];

// Who bought is led to the order, who sold to what was given back.
const MONEY_BACK = /^(refund|dispute)_|^sale_refunded$/;

/**
 * Where a notification leads: to its post if there is one, otherwise to the sender's profile (specification, section 2);
 * what the product itself says has no sender and leads to what it is about.
 */
export function notificationTarget({ postId, from, orderId, productId, kind, month }: Target): string {
  if (kind?.startsWith('company_'))
    return COMPANYS.includes(kind) ? paths.creatorCompany() : paths.myCompanies();
  if (kind?.startsWith('identity_')) return paths.identity();
  if (kind === 'operator_news') return paths.admin();
  if (kind === 'operator_alarm') return paths.adminLedger();
  if (kind === 'revenue_report') return month ? paths.revenueReport(month) : paths.finance('revenue-report');
  if (kind === 'refund_failed' || kind === 'refund_uncovered') return paths.adminRefunds();
  if (kind === 'access_lost') return orderId ? paths.adminOrder(orderId) : paths.adminSales();
  if (kind && MONEY_BACK.test(kind)) return orderId ? paths.order(orderId) : paths.saleRefunds();
  if (postId) return paths.post(postId._id);
  if (from) return paths.user(from._id);
  if (orderId) return paths.order(orderId);
  if (productId) return paths.product(productId);
  return paths.notifications();
}

// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as revenueShare from '@/lib/contract/revenue-share';

export const closeRevenueMonth = /* @__PURE__ */ address<typeof revenueShare.closeRevenueMonth>('closeRevenueMonth', 'POST', '/operator/revenue-share/close', { touches: ['listRevenueMonths'], idempotent: true });
export const getCurrentRevenueShare = /* @__PURE__ */ address<typeof revenueShare.getCurrentRevenueShare>('getCurrentRevenueShare', 'GET', '/revenue-share/current-revenue-share');
export const getRevenueDetails = /* @__PURE__ */ address<typeof revenueShare.getRevenueDetails>('getRevenueDetails', 'GET', '/revenue-share/details');
export const listRevenueMonths = /* @__PURE__ */ address<typeof revenueShare.listRevenueMonths>('listRevenueMonths', 'GET', '/operator/revenue-share');
export const listRevenueReports = /* @__PURE__ */ address<typeof revenueShare.listRevenueReports>('listRevenueReports', 'GET', '/revenue-share/user-reports');

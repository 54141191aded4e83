// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as purchases from '@/lib/contract/purchases';

export const getPurchase = /* @__PURE__ */ address<typeof purchases.getPurchase>('getPurchase', 'GET', '/entitlements/{id}');
export const listPurchases = /* @__PURE__ */ address<typeof purchases.listPurchases>('listPurchases', 'GET', '/posts/purchased');

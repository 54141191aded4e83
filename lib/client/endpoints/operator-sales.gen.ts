// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as operatorSales from '@/lib/contract/operator-sales';

export const getSaleStory = /* @__PURE__ */ address<typeof operatorSales.getSaleStory>('getSaleStory', 'GET', '/operator/sales/{id}');
export const listSales = /* @__PURE__ */ address<typeof operatorSales.listSales>('listSales', 'GET', '/operator/sales');

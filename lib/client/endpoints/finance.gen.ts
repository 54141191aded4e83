// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as finance from '@/lib/contract/finance';

export const getBalance = /* @__PURE__ */ address<typeof finance.getBalance>('getBalance', 'GET', '/finance/balance');

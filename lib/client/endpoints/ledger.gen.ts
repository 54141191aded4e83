// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as ledger from '@/lib/contract/ledger';

export const exportLedger = /* @__PURE__ */ address<typeof ledger.exportLedger>('exportLedger', 'GET', '/finance/ledger/export');
export const getIncome = /* @__PURE__ */ address<typeof ledger.getIncome>('getIncome', 'GET', '/finance/income');
export const listLedger = /* @__PURE__ */ address<typeof ledger.listLedger>('listLedger', 'GET', '/finance/ledger');

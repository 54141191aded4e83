// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as books from '@/lib/contract/books';

export const getJournal = /* @__PURE__ */ address<typeof books.getJournal>('getJournal', 'GET', '/operator/ledger/journals/{id}');
export const getLedgerAccount = /* @__PURE__ */ address<typeof books.getLedgerAccount>('getLedgerAccount', 'GET', '/operator/ledger/accounts/{id}');
export const getTrialBalance = /* @__PURE__ */ address<typeof books.getTrialBalance>('getTrialBalance', 'GET', '/operator/ledger');
export const listLedgerAccounts = /* @__PURE__ */ address<typeof books.listLedgerAccounts>('listLedgerAccounts', 'GET', '/operator/ledger/accounts');
export const listPostings = /* @__PURE__ */ address<typeof books.listPostings>('listPostings', 'GET', '/operator/ledger/accounts/{id}/postings');
export const listSelfChecks = /* @__PURE__ */ address<typeof books.listSelfChecks>('listSelfChecks', 'GET', '/operator/self-check');
export const runSelfCheck = /* @__PURE__ */ address<typeof books.runSelfCheck>('runSelfCheck', 'POST', '/operator/self-check', { touches: ['listSelfChecks', 'getTrialBalance', 'getWaiting'] });

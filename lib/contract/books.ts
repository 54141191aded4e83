import { z } from 'zod';
import { ACCOUNT_KINDS } from './choices';
import { endpoint } from './endpoint';
import { Id, IdParams, Money, PageQuery, Person, page, Time } from './fields';

export const AccountKind = z.enum(ACCOUNT_KINDS);

export const getTrialBalance = endpoint({
  id: 'getTrialBalance',
  method: 'GET',
  path: '/operator/ledger',
  access: 'admin',
  response: z.object({
    currencies: z.array(
      z.object({
        currency: z.string(),
        /** zero, or the books do not balance */
        sum: Money,
        kinds: z.array(
          z.object({ kind: AccountKind, isHouse: z.boolean(), accounts: z.int(), balance: Money }),
        ),
      }),
    ),
  }),
});

export const LedgerAccountView = z.object({
  _id: Id,
  kind: AccountKind,
  /** null for the platform */
  owner: Person.nullable(),
  balance: Money,
});
export type LedgerAccountView = z.output<typeof LedgerAccountView>;

export const listLedgerAccounts = endpoint({
  id: 'listLedgerAccounts',
  method: 'GET',
  path: '/operator/ledger/accounts',
  access: 'admin',
  query: PageQuery.extend({ kind: AccountKind.optional(), owner: Id.optional() }),
  response: page(LedgerAccountView),
});

export const getLedgerAccount = endpoint({
  id: 'getLedgerAccount',
  method: 'GET',
  path: '/operator/ledger/accounts/{id}',
  access: 'admin',
  params: IdParams,
  response: LedgerAccountView,
});

export const listPostings = endpoint({
  id: 'listPostings',
  method: 'GET',
  path: '/operator/ledger/accounts/{id}/postings',
  access: 'admin',
  params: IdParams,
  query: PageQuery,
  response: page(
    z.object({ _id: z.string(), journalId: Id, kind: z.string(), ref: z.string(), amount: Money, at: Time }),
  ),
});

export const getJournal = endpoint({
  id: 'getJournal',
  method: 'GET',
  path: '/operator/ledger/journals/{id}',
  access: 'admin',
  params: IdParams,
  response: z.object({
    _id: Id,
    kind: z.string(),
    ref: z.string(),
    at: Time,
    postings: z.array(
      z.object({ _id: z.string(), account: LedgerAccountView.omit({ balance: true }), amount: Money }),
    ),
  }),
});

export const SelfCheck = z.object({
  _id: Id,
  ranAt: Time,
  durationMs: z.int(),
  /** whether everything was read, or only what came since the books last passed */
  isWhole: z.boolean(),
  broken: z.int(),
  results: z.array(
    z.object({
      check: z.string(),
      looked: z.int(),
      broken: z.int(),
      /** the first of them; figures are in minor units */
      cases: z.array(z.object({ subject: z.string(), found: z.string(), expected: z.string() })),
    }),
  ),
});
export type SelfCheck = z.output<typeof SelfCheck>;

export const listSelfChecks = endpoint({
  id: 'listSelfChecks',
  method: 'GET',
  path: '/operator/self-check',
  access: 'admin',
  query: PageQuery,
  response: page(SelfCheck),
});

export const runSelfCheck = endpoint({
  id: 'runSelfCheck',
  method: 'POST',
  path: '/operator/self-check',
  access: 'admin',
  response: SelfCheck,
  rateLimit: { max: 12, seconds: 3600 },
  touches: ['listSelfChecks', 'getTrialBalance', 'getWaiting'],
});

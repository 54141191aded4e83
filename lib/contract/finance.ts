import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Money, PageQuery, page, Time } from './fields';

export const Balance = z.object({
  /** sold, still within the hold */
  pending: Money,
  available: Money,
  /** asked for, on its way */
  reserved: Money,
  /** when the next pending amount becomes available */
  nextRelease: z.object({ at: Time, amount: Money }).nullable(),
  salesCount: z.int(),
  holdDays: z.int(),
  minimumPayout: Money,
});
export type Balance = z.output<typeof Balance>;

export const getBalance = endpoint({
  id: 'getBalance',
  method: 'GET',
  path: '/finance/balance',
  access: 'member',
  summary: "The balance of a creator, or of a member who earns by a company's sales, from the ledger",
  response: Balance,
  errors: ['forbidden'],
});

const LedgerAccount = z.enum(['pending', 'available', 'reserved', 'receivable']);

export const LedgerEntry = z.object({
  _id: z.string(),
  kind: z.string(),
  account: LedgerAccount,
  /** the member's own account that the amount left: nothing was gained or lost */
  movedFrom: LedgerAccount.nullable(),
  amount: Money,
  title: z.string().nullable(),
  buyer: z.string().nullable(),
  orderLineId: Id.nullable(),
  gross: Money.nullable(),
  fee: Money.nullable(),
  createdAt: Time,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const listLedger = endpoint({
  id: 'listLedger',
  method: 'GET',
  path: '/finance/ledger',
  access: 'member',
  summary: 'The ledger of whoever earns, newest first',
  query: PageQuery,
  response: page(LedgerEntry),
  errors: ['forbidden'],
});

export const PayoutStatus = z.enum(['pending', 'in_progress', 'transferred', 'failed']);
export const listPayouts = endpoint({
  id: 'listPayouts',
  method: 'GET',
  path: '/finance/payouts',
  access: 'member',
  summary: 'The payouts of whoever earns, newest first',
  errors: ['forbidden'],
  query: PageQuery,
  response: page(z.object({ _id: Id, amount: Money, status: PayoutStatus, createdAt: Time })),
});

import { z } from 'zod';
import { endpoint } from './endpoint';
import { Money, Time } from './fields';

export const Balance = z.object({
  /** sold, still on hold */
  pending: Money,
  available: Money,
  /** asked for, on its way */
  reserved: Money,
  /** debts from refunds beyond the balance; they are repaid before money becomes available */
  debt: Money,
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
  response: Balance,
  errors: ['forbidden'],
});

import { z } from 'zod';
import { endpoint } from './endpoint';
import { Money, Time } from './fields';

export const Balance = z.object({
  /** earnings from sales that are still on hold */
  pending: Money,
  /** earnings that the member can request as a payout */
  available: Money,
  /** payouts that were requested and are not completed */
  reserved: Money,
  /** refunds that exceeded the balance; later earnings repay this debt before they become available */
  debt: Money,
  /** the next pending amount to become available, with its time; null if no amount is pending */
  nextRelease: z.object({ at: Time, amount: Money }).nullable(),
  salesCount: z.int(),
  /** the number of days that earnings from a sale stay on hold */
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

import { z } from 'zod';
import { OwnPassword } from './account';
import { endpoint, MOST_WRITES } from './endpoint';
import { Done, Money, Time } from './fields';

export const getDeletion = endpoint({
  id: 'getDeletion',
  method: 'GET',
  path: '/users/deletion',
  access: 'member',
  summary: 'What deleting the own account would mean: money still owed, payouts under way, purchases',
  response: z.object({
    deletesAt: Time.nullable(),
    balances: z.array(Money),
    payoutOpen: z.boolean(),
    purchasesCount: z.int(),
    salesCount: z.int(),
  }),
});

export const requestDeletion = endpoint({
  id: 'requestDeletion',
  method: 'POST',
  path: '/users/deletion',
  access: 'member',
  summary: 'Hides the account at once, signs it out everywhere and has it deleted 14 days later',
  body: z.object({
    handle: z.string().max(60),
    password: OwnPassword,
    /** the balances that the caller was shown: nobody loses money that they did not see */
    balances: z.array(Money).max(20).default([]),
  }),
  response: z.object({ deletesAt: Time }),
  errors: [
    'password_wrong',
    'sign_in_again',
    'payout_open',
    'bookings_ahead',
    'balance_left',
    'rate_limited',
  ],
  rateLimit: { max: 30, seconds: 900 },
});

export const undoDeletion = endpoint({
  id: 'undoDeletion',
  method: 'DELETE',
  path: '/users/deletion',
  access: 'member',
  summary: 'Takes the deletion back, within its 14 days; the account is there for others again',
  response: Done,
  rateLimit: MOST_WRITES,
});

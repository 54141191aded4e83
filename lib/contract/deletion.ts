import { z } from 'zod';
import { OwnPassword } from './account';
import { endpoint } from './endpoint';
import { Done, Money, Time } from './fields';

export const getDeletion = endpoint({
  id: 'getDeletion',
  method: 'GET',
  path: '/users/deletion',
  access: 'member',
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
  response: Done,
});

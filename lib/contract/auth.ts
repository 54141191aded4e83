import { z } from 'zod';
import { endpoint } from './endpoint';
import { Time } from './fields';
import { CurrentUser } from './users';

export const getToken = endpoint({
  id: 'getToken',
  method: 'GET',
  path: '/auth/token',
  access: 'session',
  response: z.object({ token: z.string(), expiresAt: Time, user: CurrentUser }),
  errors: ['cross_origin'],
});

export const webLogout = endpoint({
  id: 'webLogout',
  method: 'GET',
  path: '/auth/logout',
  access: 'guest',
  response: z.object({ ended: z.boolean() }),
  errors: ['cross_origin'],
});

import { z } from 'zod';
import { endpoint } from './endpoint';
import { Time } from './fields';
import { CurrentUser } from './users';

export const getToken = endpoint({
  id: 'getToken',
  method: 'GET',
  path: '/auth/token',
  access: 'session',
  summary: 'A fresh access token (10 minutes) for the signed-in session, and who that is',
  response: z.object({ token: z.string(), expiresAt: Time, user: CurrentUser }),
  errors: ['cross_origin'],
});

export const webLogout = endpoint({
  id: 'webLogout',
  method: 'GET',
  path: '/auth/logout',
  access: 'guest',
  summary:
    'The web app’s own logout, called before the backend’s: checks the origin and, where the session has already ended, clears its cookie',
  response: z.object({ ended: z.boolean() }),
  errors: ['cross_origin'],
});

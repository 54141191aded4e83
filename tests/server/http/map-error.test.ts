import { expect, it } from 'vitest';
import { toAppError } from '@/lib/server/http/map-error';

const WHERE = { requestId: 'a-request', endpoint: 'listPosts' };
const codeOf = (code: string, message = 'as the driver says it') =>
  toAppError(Object.assign(new Error(message), { code }), WHERE).code;

it.each([
  'server conn crashed?',
  'server login has been failing, try again later (server_login_retry)',
  'server login failed: FATAL the database system is starting up',
  'query_wait_timeout',
  'no more connections allowed (max_client_conn)',
  'pgbouncer is shutting down',
  'database is shutting down',
])('when PgBouncer says “%s”, the caller is told to try again', (message) => {
  expect(codeOf('08P01', message)).toBe('unavailable');
});

it.each(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '58030', '08006', '57P01'])(
  'when the database cannot be reached (%s), the caller is told to try again',
  (code) => {
    expect(codeOf(code)).toBe('unavailable');
  },
);

it.each([
  ['08P01', 'bind message supplies 1 parameters, but prepared statement "x" requires 2'],
  ['42703', 'column "shutting down" does not exist'],
])('when a statement is wrong (%s), the caller gets a server error', (code, message) => {
  expect(codeOf(code, message)).toBe('internal');
});

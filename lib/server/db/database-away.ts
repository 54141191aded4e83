import 'server-only';
import { isStuck } from './prepared-statements';

// PostgreSQL is away, starting, out of connections, disk or memory, or read-only: the caller may try again soon.
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
  '57014',
  '58030',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);
// Messages by the driver itself, also during a failover.
const AWAY = /timeout exceeded when trying to connect|Connection terminated|timeout expired|not queryable/;
// PgBouncer uses the code of a protocol violation for all its own messages; only the words say what it is.
const POOLER =
  /server conn crashed|server_login_retry|query_wait_timeout|max_client_conn|server login failed|shutting down|shut down/;

/** Returns whether a statement failed because the database was away. Whether it was committed is then unknown. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    UNAVAILABLE.has(code) ||
    AWAY.test(message) ||
    (code === '08P01' && POOLER.test(message)) ||
    isStuck(error)
  );
}

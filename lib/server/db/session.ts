import 'server-only';
import pg from 'pg';
import { env } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';

/** The limits that the server applies to each session of the app, in milliseconds. */
export const SESSION_LIMITS = { statement_timeout: 14_000, idle_in_transaction_session_timeout: 15_000 };

/** The setting that contains an address of the database. */
export type Address = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** The setting that leads to the server itself. */
export const addressOf = (isPooled: boolean): Address => (isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');

// Almost no limit, and nobody's default: if the server reports this value, it came from us.
const NO_LIMIT_MS = 86_399_000;

/** The address for sessions with their own locks and notices: past the pooler, where there is one. */
export function directUrl(): string {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
}

/**
 * Opens a session for work that may take long and holds session locks.
 * @param address the setting that the connection string comes from
 * @throws StartupError where the server cannot be reached, or a pooler answers, which would give the session's locks
 *   and limits to another client
 */
export async function openSession(
  connectionString: string,
  address: Address = 'DATABASE_URL',
): Promise<pg.Client> {
  const client = await openConnection(connectionString, address, { statement_timeout: NO_LIMIT_MS });
  // A pooler that was configured to ignore unknown parameters drops them silently.
  const { rows } = await client.query<{ ms: number }>(
    `SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
  );
  if (rows[0]?.ms === NO_LIMIT_MS) return client;
  await client.end();
  throw behindPooler(address);
}

/**
 * Opens a connection outside the pool.
 * @param limits sent as parameters of the session, which a pooler refuses or ignores
 * @throws StartupError where the server cannot be reached
 */
export async function openConnection(
  connectionString: string,
  address: Address,
  limits: Partial<typeof SESSION_LIMITS> = {},
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {}); // a lost connection shows in the next query
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    if (isRefusedParameter(error)) throw behindPooler(address);
    throw new StartupError(`The database of ${address} cannot be reached: ${message || code}`);
  }
}

/** Returns whether an error says that a pooler refuses a session parameter. */
export const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message);

/**
 * The same address, with sessions that begin with a setting.
 * @param setting name=value, blanks and backslashes escaped
 */
export function withSetting(address: string, setting: string): string {
  const option = encodeURIComponent(`-c ${setting}`);
  if (/[?&]options=/.test(address)) return address.replace(/([?&]options=[^&]*)/, `$1%20${option}`);
  return `${address}${address.includes('?') ? '&' : '?'}options=${option}`;
}

function behindPooler(address: Address): StartupError {
  return new StartupError(
    address === 'DATABASE_URL'
      ? "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the server's own address beside it (see .env.example)"
      : "DATABASE_DIRECT_URL leads to a pooler: it has to be the server's own address (see .env.example)",
  );
}

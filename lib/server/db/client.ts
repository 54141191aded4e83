import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { PreparingClient } from './prepared';
import type { DB } from './types.gen';

// Counts and minor units fit a double's 53 bits; what does not is an error, never a rounded number.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});

// The launcher's bundle and Next's bundle share a process but not their modules.
const shared = globalThis as typeof globalThis & {
  qeemaPool?: pg.Pool;
  qeemaDb?: Kysely<DB>;
  qeemaQueries?: AsyncLocalStorage<string[]>;
};

/** The process's connection pool. A connection is waited for at most 3 s; a statement runs at most 15 s. */
export function pool(): pg.Pool {
  shared.qeemaPool ??= createPool();
  return shared.qeemaPool;
}

function createPool(): pg.Pool {
  const created = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    Client: PreparingClient,
  });
  created.on('error', (error) => {
    // When we end, the server may be quicker to close a connection than we are.
    if (!created.ending) log.warn({ err: error }, 'idle database connection lost');
  });
  // One that is in use tells of its loss through the query; without a listener the process would end.
  created.on('connect', (client) => client.on('error', () => {}));
  return created;
}

/** The query builder over the pool. */
export function db(): Kysely<DB> {
  shared.qeemaDb ??= new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pool() }),
    log: (event) => {
      queries().getStore()?.push(event.query.sql);
    },
  });
  return shared.qeemaDb;
}

function queries(): AsyncLocalStorage<string[]> {
  shared.qeemaQueries ??= new AsyncLocalStorage();
  return shared.qeemaQueries;
}

/** Runs `work` and returns the SQL texts it sent, for tests and the bench: budgets are counts, not milliseconds. */
export async function recordQueries(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await queries().run(sent, work);
  return sent;
}

/** Ends the pool: at shutdown and after tests. */
export async function closeDb(): Promise<void> {
  const open = shared.qeemaPool;
  shared.qeemaPool = undefined;
  shared.qeemaDb = undefined;
  await open?.end();
}

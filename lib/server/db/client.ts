import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { MINUTE } from '@/lib/shared/time';
import { Heartbeat } from './heartbeat';
import { LeasedPool, type Lines } from './leased-pool';
import { PreparingClient } from './prepared-statements';
import { SESSION_LIMITS } from './session';
import { SharedLines } from './shared-lines';
import type { DB } from './types.gen';

// Counts and minor units fit the 53 bits of a double; a larger number is an error, never rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});

/** A statement that the query builder sent. */
export type Sent = Pick<CompiledQuery, 'sql' | 'parameters'>;

// Our bundle and Next's share a thread but not their modules.
const shared = globalThis as typeof globalThis & {
  qeemaPool?: pg.Pool;
  qeemaSessions?: pg.Pool;
  qeemaLines?: Lines;
  qeemaHeartbeat?: Heartbeat;
  qeemaDb?: Kysely<DB>;
  qeemaQueries?: AsyncLocalStorage<Sent[]>;
};

/**
 * The thread's connection pool. A statement waits at most 3 s for a connection, runs at most 14 s by the server's
 * clock, and is waited for at most 15 s by ours: 3 s while the server answers nothing at all (heartbeat.ts).
 */
export function pool(): pg.Pool {
  shared.qeemaPool ??= createPool({ ...connection(), max: env().DATABASE_POOL, Client: PreparingClient });
  return shared.qeemaPool;
}

/**
 * Connections with sessions of their own on the server, as the queue needs them: past the pooler, where there is one.
 */
export function sessionPool(): pg.Pool {
  const { DATABASE_DIRECT_URL } = env();
  if (!DATABASE_DIRECT_URL) return pool();
  shared.qeemaSessions ??= createPool({
    ...PATIENCE,
    ...SESSION_LIMITS,
    connectionString: DATABASE_DIRECT_URL,
    max: SESSIONS,
  });
  return shared.qeemaSessions;
}

const PATIENCE = { connectionTimeoutMillis: 3_000, query_timeout: 15_000, keepAlive: true };
// One listens, the others take jobs and end them; the jobs themselves use the pool.
const SESSIONS = 4;

// A pooler drops parameters of a session: behind one the limits are stored with the role (app-role.ts).
const connection = () => ({
  ...PATIENCE,
  ...(env().DATABASE_DIRECT_URL ? {} : SESSION_LIMITS),
  connectionString: env().DATABASE_URL,
});

// A connection keeps its prepared statements, their plans and the tables' descriptions. A new one has to learn all of
// it again, which costs more than the statements themselves. An idle one costs little, so those of a busy hour are kept
// through quiet minutes.
const IDLE_MS = 10 * MINUTE;

function createPool(config: pg.PoolConfig): pg.Pool {
  const created = new pg.Pool({ ...config, idleTimeoutMillis: IDLE_MS });
  created.on('error', (error) => {
    // When we end the pool, the server may close a connection before we do.
    if (!created.ending) log.warn({ err: error }, 'idle database connection lost');
  });
  // A connection in use reports its loss through the query; without a listener the process would end.
  created.on('connect', (client) => client.on('error', () => {}));
  return created;
}

/** Two keep both cores of a small machine busy; more would only wait for each other. */
const READING = 2;

// A pooler between us and the server shares connections in its own way.
function lines(): Lines | null {
  if (!env().DATABASE_PREPARE) return null;
  const { connectionString, ...limits } = connection();
  shared.qeemaLines ??= {
    reads: new SharedLines(connectionString, { count: READING, isReadOnly: true, limits }),
    counts: new SharedLines(connectionString, { count: 1, isReadOnly: false, limits }),
  };
  return shared.qeemaLines;
}

/** Returns the thread's query builder: reads and counts use shared connections, everything else uses the pool. */
export function db(): Kysely<DB> {
  shared.qeemaDb ??= createDb(leasedPool());
  return shared.qeemaDb;
}

/** Creates a query builder over a pool. `recordQueries` records its statements. */
export function createDb(pool: PostgresPool): Kysely<DB> {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      queries().getStore()?.push(event.query);
    },
  });
}

/** Creates the pool of the query builder over the thread's connections. */
export const leasedPool = (): LeasedPool => new LeasedPool(pool(), lines(), heartbeat());

function heartbeat(): Heartbeat {
  shared.qeemaHeartbeat ??= new Heartbeat();
  return shared.qeemaHeartbeat;
}

function queries(): AsyncLocalStorage<Sent[]> {
  shared.qeemaQueries ??= new AsyncLocalStorage();
  return shared.qeemaQueries;
}

/** Runs `work` and returns the SQL texts it sent, for tests and the bench: budgets are counts, not milliseconds. */
export async function recordQueries(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ sql }) => sql);
}

/**
 * Runs `work` and returns the statements it sent, each with its values, for tests and the bench to look at their plans.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  await queries().run(sent, work);
  return sent;
}

/** Ends the pool: at shutdown and after tests. */
export async function closeDb(): Promise<void> {
  const { qeemaPool: open, qeemaSessions: sessions, qeemaLines: lines } = shared;
  shared.qeemaPool = undefined;
  shared.qeemaSessions = undefined;
  shared.qeemaLines = undefined;
  shared.qeemaDb = undefined;
  await Promise.all([open?.end(), sessions?.end(), lines?.reads.end(), lines?.counts.end()]);
}

import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartupError } from '@/lib/server/startup-error';
import { findRunner } from './embedded/account';
import { findBinaries } from './embedded/binaries';
import { APP_ROLE, ensureCluster } from './embedded/cluster';
import { others, register, unregister } from './embedded/instances';
import { findPostmaster, type ServerPlan, stopPostmaster } from './embedded/postmaster';
import { chooseAddress, connectionString } from './embedded/socket';
import { keepRunning, watchServer } from './embedded/supervise';

export type EmbeddedServer = {
  /** For `pg`, as the owner; for the app's own database, or another on the same server. */
  connectionString(database?: string): string;
  /** For `pg`, as the app: see app-role.ts. */
  appConnectionString(): string;
  /** Leaves the data folder; the last instance that leaves stops the server. */
  stop(): Promise<void>;
};

type Options = {
  /** Absolute path of DATA_DIR; the cluster is in its folder `db`. */
  dataDir: string;
  /** Version of the app: instances of different versions must not share a folder. */
  version: string;
  database?: string;
  /** False only for throwaway test servers. */
  durable?: boolean;
};

const DATABASE = 'qeema';
// duplicate_database, duplicate_object, unique_violation
const THERE = new Set(['42P04', '42710', '23505']);

/**
 * Starts the PostgreSQL that npm installed on a data folder, in any state: new, in use by other instances of the same
 * app, with a server left over from a kill -9, or with a dead one. While the app runs, a server that dies is started
 * again.
 * @throws StartupError in one line for anything that its reader can correct
 */
export async function startEmbedded(options: Options): Promise<EmbeddedServer> {
  const { version, database = DATABASE } = options;
  const dataDir = writableFolder(options.dataDir);
  const dbDir = join(dataDir, 'db');
  const binaries = findBinaries();
  const runner = findRunner(dbDir, [dirname(binaries.postgres), dataDir]);
  register(dataDir, version);
  try {
    ensureCluster(dataDir, binaries, runner);
    const address = await chooseAddress(dbDir, runner, findPostmaster(dbDir)?.port);
    const logFile = join(dataDir, 'postgres.log');
    const plan = { dbDir, binaries, runner, address, logFile, durable: options.durable ?? true };
    trimLog(logFile);
    await keepRunning(plan);
    await makeOnServer(plan, database);
    const watch = watchServer(plan);
    return {
      connectionString: (name = database) => connectionString(plan.address, name),
      appConnectionString: () => connectionString(plan.address, database, APP_ROLE),
      stop: async () => {
        await watch.end();
        await leave(plan, dataDir);
      },
    };
  } catch (error) {
    unregister(dataDir);
    throw error;
  }
}

function writableFolder(dataDir: string): string {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${process.pid}`);
    mkdirSync(probe); // for root only a try shows it: permissions allow it, a read-only disk does not
    rmSync(probe, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return realpathSync(dataDir);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to one that can`,
    );
  }
}

// Not mkdir's own `recursive`, which never returns below /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function trimLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= 5_000_000) return;
  chmodSync(logFile, 0o600);
  renameSync(logFile, `${logFile}.1`);
}

/** Makes the database and the app's role where they are not there yet. */
async function makeOnServer(plan: ServerPlan, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(plan.address, 'postgres') });
  await client.connect();
  const make = async (statement: string) => {
    try {
      await client.query(statement);
    } catch (error) {
      // It exists already, or another instance made it meanwhile.
      if (!THERE.has((error as { code?: string }).code ?? '')) throw error;
    }
  };
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await make(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
    if (role.rowCount === 0) await make(`CREATE ROLE ${APP_ROLE} LOGIN`);
  } finally {
    await client.end();
  }
}

async function leave(plan: ServerPlan, dataDir: string): Promise<void> {
  unregister(dataDir);
  if (others(dataDir).length > 0) return;
  await stopPostmaster(plan);
  const { host } = plan.address;
  if (host.startsWith('/') && host !== plan.dbDir) rmSync(host, { recursive: true, force: true });
}

import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  fchmodSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identity, type Runner, runSync, serverEnvironment } from './account';
import type { Binaries } from './binaries';
import { exists, isAlive } from './instances';
import type { Address } from './socket';

/** The live server of a cluster, from its postmaster.pid. */
export function findPostmaster(dbDir: string): { pid: number; port: number } | undefined {
  const [pid, , , port] = readLines(join(dbDir, 'postmaster.pid')).map(Number);
  return pid && isServer(pid, dbDir) ? { pid, port: port ?? 0 } : undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A server works in its cluster's folder: that distinguishes it from a later process with the same id. */
function isServer(pid: number, dbDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const isPostgres = basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dbDir);
  } catch {
    return false; // gone meanwhile, or under another account
  }
}

/**
 * Removes the lock files of a dead server that PostgreSQL would not remove itself, because the process id is a zombie's
 * or belongs to another process now. Call it only where `findPostmaster` found none.
 * @returns false while processes of the dead server are still ending: a new server must not start beside them
 */
export function clearStaleLocks({ dbDir, address }: ServerPlan): boolean {
  const locks = [join(dbDir, 'postmaster.pid'), join(address.host, `.s.PGSQL.${address.port}.lock`)];
  const stale = locks.filter((file) => exists(Number(readLines(file)[0])));
  if (stale.length === 0 || process.platform !== 'linux') return true;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  if (processes.some((pid) => isServer(Number(pid), dbDir))) return false;
  for (const file of stale) rmSync(file, { force: true });
  return true;
}

// Nothing has to survive, and plans must not depend on how far autovacuum got: tests analyze what they fill.
const FOR_TESTS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

export type ServerPlan = {
  dbDir: string;
  binaries: Binaries;
  runner: Runner;
  address: Address;
  logFile: string;
  /** False only for throwaway test servers: commits are then not forced to disk. */
  durable: boolean;
};

/**
 * Starts a server as a child process that survives a kill -9 of this process and does not get the terminal's Ctrl-C
 * (the app ends it after its requests are finished). It returns at once; the server is not ready yet.
 */
export function spawnPostmaster(plan: ServerPlan): ChildProcess {
  const { dbDir, runner, address } = plan;
  const settings = {
    ...(address.host.startsWith('/')
      ? { listen_addresses: '', unix_socket_directories: address.host, unix_socket_permissions: '0700' }
      : { listen_addresses: address.host }),
    port: String(address.port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // For disks without moving parts: jumping to a row by an index is cheap.
    random_page_cost: '1.1',
    ...(plan.durable ? {} : FOR_TESTS),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...args] = [...runner.prefix, plan.binaries.postgres, '-D', dbDir, ...flags];
  // For its owner only: statements that failed stand there with their values, and those with people's addresses.
  const log = openSync(plan.logFile, 'a', 0o600);
  fchmodSync(log, 0o600);
  const child = spawn(program, args, {
    ...identity(runner),
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment(),
  });
  child.on('error', () => {}); // the log shows it, and no answer comes
  child.unref();
  closeSync(log);
  return child;
}

/** Ends a plan's server, see `endPostmaster`. */
export async function stopPostmaster(plan: ServerPlan): Promise<void> {
  if (process.platform !== 'win32') return endPostmaster(plan.dbDir);
  runSync(plan.runner, plan.binaries.pgCtl, ['stop', '-D', plan.dbDir, '-m', 'fast']);
}

/**
 * Ends a server by a signal: open transactions are rolled back, and the data folder is left clean. Waits at most 20 s.
 */
export async function endPostmaster(dbDir: string): Promise<void> {
  const running = findPostmaster(dbDir);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  for (let waited = 0; waited < 20_000 && isAlive(running.pid); waited += 20) await sleep(20);
}

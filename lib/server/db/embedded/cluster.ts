import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';
import { type Runner, runSync } from './account';
import type { Binaries } from './binaries';
import { isAlive } from './instances';

/** Superuser of the embedded server, its only role at first, and the owner of everything in it. */
export const SUPERUSER = 'qeema';
/** The role that the app uses on it. */
export const APP_ROLE = 'qeema_app';

// pg_trgm and lower() need a UTF-8 ctype for Arabic. macOS and Windows have no C.UTF-8.
const LOCALE = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8', win32: 'en-US' };

/**
 * Makes sure that `dataDir/db` is a cluster of the major version that this app contains. A new one is made beside it
 * and moved into place: so a kill in between leaves nothing half made, and two instances that start together get one
 * cluster.
 * @throws StartupError for data of another version, a folder that is not a cluster, or a failing initdb
 */
export function ensureCluster(dataDir: string, binaries: Binaries, runner: Runner): void {
  const dbDir = join(dataDir, 'db');
  removeLeftovers(dataDir);
  if (!existsSync(dbDir)) createCluster(dataDir, binaries, runner);
  const file = join(dbDir, 'PG_VERSION');
  if (!existsSync(file)) throw new StartupError(`${dbDir} holds no PostgreSQL data: move it away`);
  const major = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (major !== binaries.major) {
    throw new StartupError(
      `${dbDir} holds data of PostgreSQL ${major}, but this app brings ${binaries.major}: ` +
        'use the app version that wrote it, or another DATA_DIR',
    );
  }
}

function createCluster(dataDir: string, binaries: Binaries, runner: Runner): void {
  const fresh = join(dataDir, `db.new-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  if (runner.account) chownSync(fresh, runner.account.uid, runner.account.gid);
  const locale = LOCALE[process.platform as keyof typeof LOCALE] ?? 'C.UTF-8';
  const result = runSync(runner, binaries.initdb, [
    '-D',
    fresh,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '--encoding=UTF8',
    `--locale=${locale}`,
  ]);
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const reason = (result.stderr || result.error?.message || '').trim().split('\n').at(-1);
    throw new StartupError(`The embedded PostgreSQL could not be set up in ${dataDir}: ${reason}`);
  }
  try {
    renameSync(fresh, join(dataDir, 'db'));
  } catch (error) {
    // Another instance was quicker: its cluster is used.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(dataDir, 'db'))) throw error;
  }
}

function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^db\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

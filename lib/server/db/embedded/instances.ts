import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';

type Instance = { pid: number; version: string; born: string };

/**
 * Adds this process to the instances on a data folder. Records of processes that died without leaving (kill -9) are
 * removed.
 * @param version of the app; instances of different versions would change the tables under each other
 * @throws StartupError when a live instance of another version uses the folder
 */
export function register(dataDir: string, version: string): void {
  const folder = join(dataDir, 'instances');
  mkdirSync(folder, { recursive: true });
  const record: Instance = { pid: process.pid, version, born: birth(process.pid) };
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(record));
  const stranger = others(dataDir).find((other) => other.version !== version);
  if (!stranger) return;
  unregister(dataDir);
  throw new StartupError(
    `${dataDir} is in use by another version of the app (process ${stranger.pid}): stop it, or set DATA_DIR`,
  );
}

/** Removes this instance from the data folder’s list. */
export function unregister(dataDir: string): void {
  rmSync(join(dataDir, 'instances', `${process.pid}.json`), { force: true });
}

/** The version of the instances that have a data folder open; undefined where there are none. */
export function versionInUse(dataDir: string): string | undefined {
  return others(dataDir)[0]?.version;
}

/** The other live instances on a data folder. */
export function others(dataDir: string): Instance[] {
  const folder = join(dataDir, 'instances');
  if (!existsSync(folder)) return [];
  const found: Instance[] = [];
  for (const name of readdirSync(folder)) {
    const record = readRecord(join(folder, name));
    if (record?.pid === process.pid) continue;
    if (record && isAlive(record.pid) && birth(record.pid) === record.born) found.push(record);
    else rmSync(join(folder, name), { force: true });
  }
  return found;
}

function readRecord(file: string): Instance | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Instance;
  } catch {
    return undefined; // removed meanwhile, or cut short by a kill
  }
}

/** True for a running process; a zombie, which may have no parent to end it, counts as dead. */
export function isAlive(pid: number): boolean {
  return exists(pid) && processStat(pid)[0] !== 'Z';
}

/** True while the process id is taken, even by a zombie. */
export function exists(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process was started, in its system's units, so that a reused pid is not confused with the older process. */
function birth(pid: number): string {
  return processStat(pid)[19] ?? '';
}

/** The fields of Linux's /proc/PID/stat, beginning with the state; empty on other systems. */
function processStat(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

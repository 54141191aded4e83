import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR } from '@/lib/shared/time';
import { endApp, freePort, startApp } from './launched-app';
import { removeAbandoned } from './remove-abandoned';
import { memoryFolder, scratchFolder } from './scratch-folder';

/** Each filled store has a folder here, named by the time when it was filled. */
const STORES = '.cache/filled-stores';
// The demo's days are counted from the time of its fill.
const FRESH_MS = HOUR;

/**
 * Fills a store with the demo before the tests begin; the tested apps run on copies of it. Runs of the same build share
 * one for an hour.
 */
export default async function fillStore(): Promise<void> {
  await removeAbandoned();
  mkdirSync(STORES, { recursive: true });
  const now = Date.now();
  const stores = readdirSync(STORES).filter((name) => /^\d+$/.test(name));
  for (const old of stores.filter((name) => Number(name) < now - 2 * FRESH_MS))
    rmSync(join(STORES, old), { recursive: true, force: true });
  const builtAt = statSync('.next/launcher/main.mjs').mtimeMs;
  const fresh = stores.filter((name) => Number(name) > Math.max(builtAt, now - FRESH_MS)).sort();
  process.env.E2E_FILLED = join(STORES, fresh.at(-1) ?? (await fill()));
}

/** Fills a store by starting the app on an empty one. @returns its name in STORES */
async function fill(): Promise<string> {
  const dataDir = memoryFolder('filled');
  try {
    await endApp(await startApp({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: '1' }), 'SIGTERM');
    const whole = scratchFolder('filled', STORES);
    copy(dataDir, whole);
    const name = String(Date.now());
    renameSync(whole, join(STORES, name));
    return name;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Copies the filled store. @returns the new data folder, which the caller removes */
export function copyStore(): string {
  const dataDir = memoryFolder('e2e');
  copy(process.env.E2E_FILLED ?? '', dataDir);
  return dataDir;
}

/** Copies a folder by `cp`, which keeps the owners of files: PostgreSQL must own its files. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the store could not be copied: ${stderr}`);
}

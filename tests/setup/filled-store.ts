import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { endApp, freePort, startApp } from './launched-app';
import { removeAbandoned } from './remove-abandoned';
import { memoryFolder } from './scratch-folder';

/**
 * Fills one store with the demo before the browser tests begin; the apps under test run on copies of it.
 * @returns what removes it when all of them have ended
 */
export default async function fillStore(): Promise<() => void> {
  await removeAbandoned();
  const dataDir = memoryFolder('filled');
  process.env.E2E_FILLED = dataDir;
  await endApp(await startApp({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: '1' }), 'SIGTERM');
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A data folder of its own, filled with the demo. The caller removes it. */
export function copyStore(): string {
  const dataDir = memoryFolder('e2e');
  // Not Node's own: it gives the copies to whoever copies, and PostgreSQL wants its files for itself.
  const { status, stderr } = spawnSync('cp', ['-a', `${process.env.E2E_FILLED}/.`, dataDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the store could not be copied: ${stderr}`);
  return dataDir;
}

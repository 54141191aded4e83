import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { endApp, freePort, startApp } from './launched-app';
import { removeAbandoned } from './remove-abandoned';
import { memoryFolder } from './scratch-folder';

/**
 * Fills one store with the demo before the browser tests begin; the tested apps run on copies of it.
 * @returns a function that removes it when all of them have ended
 */
export default async function fillStore(): Promise<() => void> {
  await removeAbandoned();
  const dataDir = memoryFolder('filled');
  process.env.E2E_FILLED = dataDir;
  await endApp(await startApp({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: '1' }), 'SIGTERM');
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A new data folder, filled with the demo. The caller removes it. */
export function copyStore(): string {
  const dataDir = memoryFolder('e2e');
  // Node's own copy makes the copying user the owner, but PostgreSQL must own its files.
  const { status, stderr } = spawnSync('cp', ['-a', `${process.env.E2E_FILLED}/.`, dataDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the store could not be copied: ${stderr}`);
  return dataDir;
}

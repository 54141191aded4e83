import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isAlive, others } from '@/lib/server/db/embedded/instances';
import { endPostmaster } from '@/lib/server/db/embedded/postmaster';
import { SCRATCH_ROOTS } from './scratch-folder';

/**
 * Ends the servers and removes the folders of test runs that were killed before they could. A folder without a running
 * server may still be in use: between a stop and a start. So the process that made it decides: it is removed if that is
 * gone.
 */
export async function removeAbandoned(): Promise<void> {
  const folders = SCRATCH_ROOTS.flatMap((root) => readdirSync(root).map((name) => join(root, name)));
  for (const folder of folders) {
    const owner = /^qeema-[a-z0-9]+-(\d+)-/.exec(basename(folder))?.[1];
    if (!owner || isAlive(Number(owner)) || isUsed(folder)) continue;
    await endPostmaster(join(folder, 'db'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function isUsed(folder: string): boolean {
  return existsSync(join(folder, 'instances')) && others(folder).length > 0;
}

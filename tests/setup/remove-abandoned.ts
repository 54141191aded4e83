import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, others } from '@/lib/server/db/embedded/instances';
import { endPostmaster } from '@/lib/server/db/embedded/postmaster';

/**
 * Ends the servers and removes the folders of test runs that were killed before they could. A folder without a running
 * server may still be in use: between a stop and a start. What counts is whether the process that made it lives.
 */
export async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^qeema-[a-z0-9]+-(\d+)-/.exec(name)?.[1];
    const folder = join(tmpdir(), name);
    if (!owner || isAlive(Number(owner)) || isUsed(folder)) continue;
    await endPostmaster(join(folder, 'db'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function isUsed(folder: string): boolean {
  return existsSync(join(folder, 'instances')) && others(folder).length > 0;
}

import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { others } from '@/lib/server/db/embedded/instances';
import { endPostmaster } from '@/lib/server/db/embedded/postmaster';

/** Ends the servers and removes the folders of test runs that were killed before they could. */
export async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => /^qeema-(test|types|e2e)-/.test(entry))) {
    const dataDir = join(tmpdir(), name);
    try {
      if (others(dataDir).length > 0) continue;
    } catch {
      continue; // being made, or being removed, by another run
    }
    await endPostmaster(join(dataDir, 'db'));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes generated files, and removes what else was in a folder.
 * @param files their texts by their paths below `root`
 * @param folder that only contains generated files, below `root`
 */
export function writeGenerated(root: string, folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

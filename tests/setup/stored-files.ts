import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/server/env';

/** Paths of all stored files, complete or half written. */
export function storedFiles(): string[] {
  const root = join(env().DATA_DIR, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

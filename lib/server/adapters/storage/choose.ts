import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/server/env';
import { FolderStorage } from './folder';
import type { Storage } from './port';

let chosen: Storage | undefined;

/** The storage that the settings name: a folder below DATA_DIR. */
export function storage(): Storage {
  chosen ??= new FolderStorage(join(env().DATA_DIR, 'files'));
  return chosen;
}

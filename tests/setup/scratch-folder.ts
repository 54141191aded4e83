import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** Where the folders of tests may be. */
export const SCRATCH_ROOTS = [tmpdir(), ...(existsSync(MEMORY) ? [MEMORY] : [])];

/** Makes a folder below the system's temporary one, with its process id in its name (see remove-abandoned.ts). */
export function scratchFolder(kind: string, root = tmpdir()): string {
  return mkdtempSync(join(root, `qeema-${kind}-${process.pid}-`));
}

/**
 * Makes such a folder in memory, if there is space: a database is copied in 40 ms there instead of 500. A kill has the
 * same effect there; only a loss of power does not.
 * @param room bytes that it will take at most
 */
export function memoryFolder(kind: string, room = ROOM): string {
  return scratchFolder(kind, hasRoom(MEMORY, room) ? MEMORY : tmpdir());
}

// Containers often have very little of it.
function hasRoom(folder: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > room;
  } catch {
    return false;
  }
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder below the system's temporary one, with its owner's number in its name (see remove-abandoned.ts). */
export function scratchFolder(kind: string): string {
  return mkdtempSync(join(tmpdir(), `qeema-${kind}-${process.pid}-`));
}
